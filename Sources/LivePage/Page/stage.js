// Shows the elements: every one a box in a box, where the server says. Nothing is laid out here.

const Field = {
  move: 1 << 0, affine: 1 << 1, projective: 1 << 2, scroll: 1 << 3, size: 1 << 4, opacity: 1 << 5, order: 1 << 6,
  parent: 1 << 7, shape: 1 << 8, fill: 1 << 9, border: 1 << 10, shadow: 1 << 11, content: 1 << 12, role: 1 << 13,
  corners: 1 << 14, mask: 1 << 15, shadowPath: 1 << 16, backdrop: 1 << 17,
};

const Role = { none: 0, list: 1, item: 2, text: 3, heading: 4, control: 5, menu: 6 };
const controlRoles = ["button", "switch", "slider", "progressbar", "menuitem"];
const roleAttributes = [
  "role", "aria-label", "aria-setsize", "aria-posinset", "aria-disabled", "aria-checked", "aria-pressed",
  "aria-valuemin", "aria-valuemax", "aria-valuenow", "aria-valuetext", "tabindex", "data-label", "aria-haspopup", "aria-keyshortcuts",
];
const svgSpace = "http://www.w3.org/2000/svg";
const fonts = "Helvetica, Arial, 'Liberation Sans', Arimo, sans-serif";
const poolLimit = 400;
const pictureLimit = 128;
const restDelay = 180;
const allCorners = 15;
// How far iOS's continuous corners reach, in radii, and the exponent of two that CSS's superellipse comes nearest to them with.
const continuous = { reach: 1.528665, exponent: 1.712 };
const caps = ["butt", "round", "square"];
const joins = ["miter", "round", "bevel"];

export class Stage {
  // onItems is called after a frame in which items came, went or changed places; onFocusLost when what had the focus has gone.
  constructor(root, { imagePath, onItems, onFocusLost }) {
    this.root = root;
    this.imagePath = imagePath;
    this.onItems = onItems;
    this.onFocusLost = onFocusLost;
    this.elements = new Map();
    this.items = new Map();
    this.headings = new Map();
    this.controls = new Map();
    this.pool = [];
    // The last pictures shown, by name, the one that was needed last at the end.
    this.pictures = new Map();
    this.restTimer = 0;
    // What has moved since things were last at rest.
    this.moved = new Set();
    // The least that shows: whole device pixels.
    this.pixel = 1 / devicePixelRatio;
  }

  get hasList() { return [...this.elements.values()].some(({ role }) => role === Role.list); }

  // The elements of the open menu, from above.
  get menu() {
    const isOpen = [...this.controls.values()].some(({ control }) => control.startsWith("menuitem"));
    return !isOpen ? [] : [...this.root.querySelectorAll("[role=menu] [role^=menuitem]")];
  }

  get count() { return this.elements.size; }

  clear() {
    for (const id of [...this.elements.keys()]) this.remove(id);
  }

  // Reads removals and updates, and shows them.
  apply(reader) {
    this.itemsChanged = false;
    for (let count = reader.number(); count > 0; count--) this.remove(reader.number());
    const updates = reader.number();
    for (let count = updates; count > 0; count--) this.update(reader);
    if (updates > 0) this.markMoving();
    if (this.itemsChanged) this.onItems();
  }

  // While things move the browser keeps their pictures; at rest it draws them anew, crisp at the size they now have.
  markMoving() {
    this.root.classList.add("moving");
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => {
      this.root.classList.remove("moving");
      for (const node of this.moved) node.classList.remove("moved", "scrolled");
      this.moved.clear();
    }, restDelay);
  }

  // Only what moves gets a picture of its own: the browser puts all pictures together again in every frame.
  mark(node, name) {
    if (this.moved.has(node)) return;
    this.moved.add(node);
    node.classList.add(name);
  }

  update(reader) {
    const id = reader.number();
    const fields = reader.number();
    const element = this.elements.get(id) ?? this.add(id);
    const { style } = element.node;
    if (fields & (Field.move | Field.affine | Field.projective)) this.readPlace(reader, fields, element);
    if (fields & Field.scroll) this.scroll(element, reader.single(), reader.single());
    if (fields & Field.size) {
      [element.width, element.height] = [reader.single(), reader.single()];
      style.width = `${element.width}px`;
      style.height = `${element.height}px`;
      if (element.isContinuous) this.roundCorners(element);
    }
    if (fields & Field.opacity) style.opacity = reader.single();
    if (fields & Field.order) style.zIndex = reader.number();
    if (fields & Field.parent) this.setParent(element, reader.number());
    if (fields & Field.shape) {
      style.overflow = reader.flag() ? "clip" : "visible";
      element.radius = reader.single();
      this.roundCorners(element);
    }
    if (fields & Field.fill) {
      element.fill = reader.color();
      this.paintFill(element);
    }
    if (fields & Field.border) this.setBorder(element, reader.color(), reader.single());
    if (fields & Field.shadow) {
      const color = reader.color();
      const [x, y, radius] = [reader.single(), reader.single(), reader.single()];
      element.shadow = color && `${x}px ${y}px ${radius * 2}px ${color}`;
      element.shadowParts = { color, x, y, radius };
    }
    if (fields & Field.content) this.readContent(reader, element);
    if (fields & Field.role) this.readRole(reader, element);
    if (fields & Field.corners) {
      const corners = reader.byte();
      [element.corners, element.isContinuous] = [corners & allCorners, (corners & 16) !== 0];
      this.roundCorners(element);
    }
    if (fields & Field.mask) this.readMask(reader, element);
    if (fields & Field.shadowPath) element.shadowPath = reader.path();
    if (fields & Field.backdrop) setBackdropFilter(style, reader.single(), reader.single());
    if (fields & (Field.shadow | Field.fill | Field.shadowPath)) this.paintShadow(element);
  }

  add(id) {
    let element = this.pool.pop();
    if (!element) {
      const node = document.createElement("div");
      node.className = "e";
      element = { node };
    }
    Object.assign(element, {
      id, parent: 0, width: 0, height: 0, radius: 0, fill: null, shadow: null, role: Role.none, position: -1, inner: null,
      border: null, content: null, place: [1, 0, 0, 1, 0, 0, 0, 0, 1], corners: allCorners, isContinuous: false,
      shadowParts: null, shadowPath: "", backdrop: null, heading: null, isPlaced: false,
    });
    element.node.style.cssText = "transform:matrix(1,0,0,1,0,0)";
    this.elements.set(id, element);
    this.root.append(element.node);
    return element;
  }

  remove(id) {
    const element = this.elements.get(id);
    if (!element) return;
    this.elements.delete(id);
    if (element.node === document.activeElement) this.onFocusLost();
    this.setRole(element, Role.none);
    // Those inside are named too; they must not go with their parent's box.
    element.node.remove();
    dropLoading(element.content);
    element.node.replaceChildren();
    for (const node of [element.node, element.inner]) {
      if (!node || !this.moved.delete(node)) continue;
      node.classList.remove("moved", "scrolled");
    }
    if (this.pool.length < poolLimit) this.pool.push(element);
  }

  readPlace(reader, fields, element) {
    const place = element.place;
    if (fields & Field.move) {
      [place[4], place[5]] = [reader.single(), reader.single()];
    } else {
      for (let index = 0; index < 6; index++) place[index] = reader.single();
      const isProjective = fields & Field.projective;
      for (let index = 6; index < 9; index++) place[index] = isProjective ? reader.single() : index === 8 ? 1 : 0;
    }
    let [a, b, c, d, x, y, px, py, pw] = place;
    if (a === 1 && b === 0 && c === 0 && d === 1 && px === 0 && py === 0) [x, y] = [this.snap(x), this.snap(y)];
    // A browser makes a picture of its own of whatever has a matrix in space, even of a flat one.
    const isFlat = px === 0 && py === 0 && pw === 1;
    element.node.style.transform = isFlat ? `matrix(${a},${b},${c},${d},${x},${y})`
      : `matrix3d(${a},${b},0,${px},${c},${d},0,${py},0,0,1,0,${x},${y},0,${pw})`;
    if (element.isPlaced) this.mark(element.node, "moved");
    element.isPlaced = true;
  }

  snap(length) { return Math.round(length / this.pixel) * this.pixel; }

  // What has been scrolled lies in a box of its own, so that one change moves it all.
  scroll(element, x, y) {
    if (!element.inner) {
      element.inner = document.createElement("div");
      element.inner.className = "e";
      keepFocus(element.node, () => {
        for (const child of [...element.node.children]) {
          if (child.classList.contains("e")) element.inner.append(child);
        }
        element.node.append(element.inner);
      });
    }
    element.inner.style.transform = `matrix(1,0,0,1,${this.snap(-x)},${this.snap(-y)})`;
    this.mark(element.inner, "scrolled");
  }

  setParent(element, id) {
    const parent = this.elements.get(id);
    element.parent = id;
    keepFocus(element.node, () => (parent ? parent.inner ?? parent.node : this.root).append(element.node));
  }

  setBorder(element, color, width) {
    element.border?.remove();
    element.border = null;
    if (!color || width === 0) return;
    // In front of everything inside, as layers have it.
    element.border = document.createElement("i");
    element.border.className = "border";
    element.border.style.boxShadow = `inset 0 0 0 ${width}px ${color}`;
    element.node.append(element.border);
    this.roundCorners(element);
  }

  roundCorners(element) {
    // Where the browser has no such corners, they are circular.
    const bends = element.isContinuous && element.radius * continuous.reach * 2 <= Math.min(element.width, element.height)
      && CSS.supports("corner-shape", `superellipse(${continuous.exponent})`);
    const radius = `${element.radius * (bends ? continuous.reach : 1)}px`;
    // In the order of CSS: clockwise from the top left.
    const radii = element.corners === allCorners ? radius
      : [1, 2, 8, 4].map((corner) => (element.corners & corner ? radius : "0")).join(" ");
    for (const node of [element.node, element.border, element.backdrop?.fill]) {
      if (!node) continue;
      node.style.borderRadius = radii;
      if (bends || node.style.cornerShape) node.style.cornerShape = bends ? `superellipse(${continuous.exponent})` : "";
    }
  }

  // MARK: Shadows

  paintFill(element) {
    element.node.style.backgroundColor = element.backdrop ? "transparent" : element.fill ?? "transparent";
    if (element.backdrop) element.backdrop.fill.style.backgroundColor = element.fill ?? "transparent";
  }

  paintShadow(element) {
    const { style } = element.node;
    const { shadow, fill } = element;
    const hasPath = shadow && element.shadowPath !== "";
    // What fills its box throws the box's shadow, which costs nothing; anything else throws that of its shape.
    style.boxShadow = shadow && fill && !hasPath ? shadow : "none";
    style.filter = shadow && !fill && !hasPath ? `drop-shadow(${shadow})` : "none";
    if (!hasPath && !element.backdrop) return;
    if (hasPath) this.setBackdrop(element);
    else this.removeBackdrop(element);
    this.paintFill(element);
  }

  // A path's shadow lies behind the fill, which is a box's first layer: so the fill becomes a box of its own.
  setBackdrop(element) {
    if (!element.backdrop) {
      const shadow = document.createElementNS(svgSpace, "svg");
      shadow.setAttribute("class", "shape behind");
      shadow.append(document.createElementNS(svgSpace, "path"));
      const fill = document.createElement("i");
      fill.className = "behind";
      element.backdrop = { shadow, fill };
      element.node.prepend(shadow, fill);
      this.roundCorners(element);
    }
    const { color, x, y, radius } = element.shadowParts;
    const path = element.backdrop.shadow.firstChild;
    path.setAttribute("d", element.shadowPath);
    path.style.fill = color;
    path.style.transform = `translate(${x}px,${y}px)`;
    path.style.filter = radius > 0 ? `blur(${radius}px)` : "none";
  }

  removeBackdrop(element) {
    element.backdrop?.shadow.remove();
    element.backdrop?.fill.remove();
    element.backdrop = null;
  }

  // MARK: Masks

  readMask(reader, { node }) {
    const { style } = node;
    const kind = reader.byte();
    [style.clipPath, style.mask] = ["none", "none"];
    if (kind === 1) {
      const rule = reader.flag() ? "evenodd" : "nonzero";
      const path = reader.path();
      // An empty path would be no clip at all.
      style.clipPath = path === "" ? "inset(50%)" : `path(${rule}, "${path}")`;
    } else if (kind === 2) {
      const frame = readFrame(reader);
      setMask(style, gradientImage(reader, frame), frame);
    } else if (kind === 3) {
      const name = reader.text();
      setMask(style, `url("${this.imagePath}${encodeURIComponent(name)}")`, readFrame(reader));
    } else if (kind === 4) {
      style.clipPath = "inset(50%)";
    }
  }

  // MARK: Content

  readContent(reader, element) {
    const kind = reader.byte();
    const content = kind === 1 ? this.readImage(reader, element)
      : kind === 2 ? readText(reader)
      : kind === 3 ? readGradient(reader, element)
      : kind === 4 ? readShape(reader)
      : kind === 5 ? readRichText(reader, this.imagePath)
      : null;
    if (content !== element.content) {
      dropLoading(element.content);
      if (element.content) clearDamage(element.content);
      element.content?.remove();
      element.content = content;
      if (content && element.backdrop) element.backdrop.fill.after(content);
      else if (content) element.node.prepend(content);
    }
  }

  readImage(reader, element) {
    const name = reader.text();
    const [x, y, width, height] = [reader.single(), reader.single(), reader.single(), reader.single()];
    let image = element.content;
    if (!(image instanceof HTMLImageElement)) {
      image = document.createElement("img");
      image.alt = "";
      image.draggable = false;
      image.decoding = "async";
      image.addEventListener("load", () => {
        this.keep(image.dataset.name);
        image.style.visibility = "visible";
      });
      image.addEventListener("error", () => showDamage(image));
    }
    if (image.dataset.name !== name) {
      clearDamage(image);
      image.dataset.name = name;
      // The old picture would stay until the new one is there.
      image.style.visibility = this.pictures.has(name) ? "visible" : "hidden";
      image.src = this.imagePath + name;
      if (this.pictures.has(name)) this.keep(name);
    }
    image.style.transform = `translate(${x}px,${y}px)`;
    image.style.width = `${width}px`;
    image.style.height = `${height}px`;
    placeDamage(image);
    return image;
  }

  // Retains the last pictures. A browser frees a picture that nothing refers to, and decodes it again when it comes
  // back. An SVG is then a new document each time, and browsers are slow to free those.
  keep(name) {
    const picture = this.pictures.get(name) ?? Object.assign(new Image(), { src: this.imagePath + name });
    this.pictures.delete(name);
    this.pictures.set(name, picture);
    if (this.pictures.size > pictureLimit) this.pictures.delete(this.pictures.keys().next().value);
  }

  // MARK: For those who do not see it

  readRole(reader, element) {
    const role = reader.byte();
    const { node } = element;
    this.setRole(element, role);
    if (role === Role.list) {
      this.listCount = reader.number();
      node.setAttribute("role", "list");
      node.setAttribute("aria-label", `${this.listCount} items`);
    } else if (role === Role.item) {
      this.setItem(element, reader.number(), reader.number(), reader.byte(), reader.text());
    } else if (role === Role.text) {
      node.setAttribute("aria-label", reader.text());
      node.setAttribute("role", "note");
    } else if (role === Role.heading) {
      this.setHeading(element, reader.number(), reader.number(), reader.text());
    } else if (role === Role.control) {
      this.readControl(reader, element);
    } else if (role === Role.menu) {
      node.setAttribute("role", "menu");
      node.setAttribute("aria-label", reader.text());
    }
  }

  readControl(reader, element) {
    const { node } = element;
    const [kind, flags, label] = [reader.byte(), reader.byte(), reader.text()];
    const isCheckable = (flags & 8) !== 0;
    const role = isCheckable ? "menuitemradio" : controlRoles[kind];
    const [isEnabled, isOn] = [(flags & 1) !== 0, (flags & 2) !== 0];
    node.setAttribute("role", role);
    node.setAttribute("aria-label", label);
    node.setAttribute("aria-disabled", !isEnabled);
    if (role === "switch" || isCheckable) node.setAttribute("aria-checked", isOn);
    if (role === "button" && isOn) node.setAttribute("aria-pressed", true); else node.removeAttribute("aria-pressed");
    if (flags & 4) node.setAttribute("aria-haspopup", "menu"); else node.removeAttribute("aria-haspopup");
    if (role === "slider" || role === "progressbar") {
      node.setAttribute("aria-valuetext", reader.text());
      for (const name of ["aria-valuemin", "aria-valuemax", "aria-valuenow"]) node.setAttribute(name, reader.double());
    }
    if (role === "progressbar") node.removeAttribute("tabindex");
    else node.tabIndex = isEnabled && !role.startsWith("menuitem") ? 0 : -1;
    this.controls.set(element.id, element);
    element.control = role;
  }

  setHeading(element, section, position, label) {
    // A list has nothing but its items, so the heading is inside one. The page's title is of the first level.
    element.node.setAttribute("role", "listitem");
    if (!element.heading) {
      element.heading = document.createElement("h2");
      element.heading.className = "unseen";
      element.node.append(element.heading);
    }
    element.heading.textContent = label;
    this.headings.set(element.id, element);
    if (element.position === position && element.section === section) return;
    [element.position, element.section] = [position, section];
    this.sort(element);
  }

  setItem(element, position, count, flags, label) {
    const [isSelected, hasActions] = [(flags & 1) !== 0, (flags & 2) !== 0];
    const { node } = element;
    node.setAttribute("role", "listitem");
    node.setAttribute("aria-setsize", count);
    node.setAttribute("aria-posinset", position + 1);
    node.setAttribute("aria-label", isSelected ? `${label}, selected` : label);
    node.dataset.label = label;
    if (hasActions) {
      node.setAttribute("aria-haspopup", "menu");
      node.setAttribute("aria-keyshortcuts", "Shift+F10");
    } else {
      for (const name of ["aria-haspopup", "aria-keyshortcuts"]) node.removeAttribute(name);
    }
    node.tabIndex = -1;
    if (element.position === position) return;
    [element.position, element.section] = [position, Infinity];
    this.items.set(element.id, element);
    this.itemsChanged = true;
    this.sort(element);
  }

  setRole(element, role) {
    if (element.role === Role.item && role !== Role.item) {
      this.items.delete(element.id);
      element.position = -1;
      this.itemsChanged = true;
    }
    if (element.role === Role.control && role !== Role.control) this.controls.delete(element.id);
    if (element.role === Role.heading && role !== Role.heading) {
      this.headings.delete(element.id);
      element.position = -1;
      element.heading.remove();
      element.heading = null;
    }
    if (element.role !== Role.none && role !== element.role) {
      for (const name of roleAttributes) element.node.removeAttribute(name);
    }
    element.role = role;
  }

  // Readers go through the document in its order, so items stand there in theirs, each section's header before them; what is in
  // front is up to z-index.
  sort(element) {
    const { node } = element;
    if (node === document.activeElement || !node.parentElement) return;
    const isBefore = (a, b) => a.position < b.position || (a.position === b.position && a.section < b.section);
    let after = null;
    for (const others of [this.items, this.headings]) {
      for (const other of others.values()) {
        if (other === element || other.node.parentElement !== node.parentElement) continue;
        if (isBefore(element, other) && (!after || isBefore(other, after))) after = other;
      }
    }
    const next = after ? after.node : null;
    if (next ? node.nextSibling !== next : node.nextSibling) node.parentElement.insertBefore(node, next);
  }
}

// A picture that is still on its way to where nothing shows it any more: those that are seen now come first.
function dropLoading(content) {
  if (content instanceof HTMLImageElement && !content.complete) content.removeAttribute("src");
}

// In place of a picture that the browser cannot read.
function showDamage(image) {
  if (!image.hasAttribute("src") || !image.parentElement) return;
  const damage = document.createElement("i");
  damage.className = "damaged";
  damage.title = "This picture is damaged";
  image.after(damage);
  placeDamage(image);
}

const damageOf = (image) => (image.nextSibling?.className === "damaged" ? image.nextSibling : null);

function placeDamage(image) {
  const damage = damageOf(image);
  if (damage) for (const name of ["transform", "width", "height"]) damage.style[name] = image.style[name];
}

function clearDamage(image) { damageOf(image)?.remove(); }

// A node that is moved within the document loses the focus.
function keepFocus(node, move) {
  const focused = node.contains(document.activeElement) ? document.activeElement : null;
  move();
  focused?.focus({ preventScroll: true });
}

function readText(reader) {
  const flags = reader.byte();
  const size = reader.single();
  const color = reader.color() ?? "transparent";
  const shadowColor = reader.color();
  const shadow = [reader.single(), reader.single()];
  const svg = document.createElementNS(svgSpace, "svg");
  const { style } = svg;
  svg.setAttribute("class", "text");
  style.fill = color;
  style.fontFamily = fonts;
  style.fontSize = `${size}px`;
  style.fontWeight = flags & 8 ? "bold" : "normal";
  style.fontStyle = flags & 16 ? "italic" : "normal";
  style.textAnchor = ["start", "middle", "end"][flags & 3];
  if (flags & 4) {
    style.direction = "rtl";
    style.textAnchor = ["end", "middle", "start"][flags & 3];
  }
  if (shadowColor) style.filter = `drop-shadow(${shadow[0]}px ${shadow[1]}px 0 ${shadowColor})`;
  for (let count = reader.number(); count > 0; count--) {
    const line = document.createElementNS(svgSpace, "text");
    line.textContent = reader.text();
    line.setAttribute("x", reader.single());
    line.setAttribute("y", reader.single());
    const width = reader.single();
    if (width > 0) {
      line.setAttribute("textLength", width);
      line.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
    svg.append(line);
  }
  return svg;
}

// Text in several fonts and colours: rectangles behind it, its runs, pictures among it, and the lines that underline it.
function readRichText(reader, imagePath) {
  const svg = document.createElementNS(svgSpace, "svg");
  svg.setAttribute("class", "text");
  svg.style.fontFamily = fonts;
  const add = (name, attributes) => {
    const node = document.createElementNS(svgSpace, name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    svg.append(node);
    return node;
  };
  const readFills = () => reader.list(() => ({ fill: reader.color() ?? "transparent", ...readFrame(reader) }));
  const [backgrounds, lines] = [readFills(), readFills()];
  for (const { fill, ...frame } of backgrounds) add("rect", frame).style.fill = fill;
  const pictures = reader.list(() => ({ name: reader.text(), ...readFrame(reader) }));
  for (let count = reader.number(); count > 0; count--) {
    const flags = reader.byte();
    const [size, kern, color, text] = [reader.single(), reader.single(), reader.color(), reader.text()];
    const [x, y, width] = [reader.single(), reader.single(), reader.single()];
    const run = add("text", width > 0 ? { x, y, textLength: width, lengthAdjust: "spacingAndGlyphs" } : { x, y });
    run.textContent = text;
    Object.assign(run.style, {
      fill: color ?? "transparent", fontSize: `${size}px`, fontWeight: flags & 8 ? "bold" : "normal",
      fontStyle: flags & 16 ? "italic" : "normal", letterSpacing: kern === 0 ? "normal" : `${kern}px`,
      direction: flags & 4 ? "rtl" : "ltr", textAnchor: flags & 4 ? "end" : "start",
    });
  }
  for (const { name, ...frame } of pictures) {
    add("image", { ...frame, preserveAspectRatio: "none", href: imagePath + encodeURIComponent(name) });
  }
  for (const { fill, ...frame } of lines) add("rect", frame).style.fill = fill;
  return svg;
}

// CSS measures a gradient along a line through the middle, from corner to corner; the server along one from start to end.
function gradientImage(reader, { width, height }) {
  const [startX, startY, endX, endY] = [reader.single(), reader.single(), reader.single(), reader.single()];
  const [x, y] = [(endX - startX) * width, (endY - startY) * height];
  const length = Math.hypot(x, y) || 1;
  const [alongX, alongY] = [x / length, y / length];
  const whole = Math.abs(alongX) * width + Math.abs(alongY) * height;
  const first = (startX - 0.5) * width * alongX + (startY - 0.5) * height * alongY + whole / 2;
  const stops = reader.list(() => {
    const color = reader.color() ?? "transparent";
    return `${color} ${first + reader.single() * length}px`;
  });
  return `linear-gradient(${Math.atan2(alongX, -alongY)}rad, ${stops.join(", ")})`;
}

function readGradient(reader, element) {
  const node = document.createElement("i");
  node.className = "gradient";
  node.style.backgroundImage = gradientImage(reader, element);
  return node;
}

function readFrame(reader) {
  const [x, y, width, height] = [reader.single(), reader.single(), reader.single(), reader.single()];
  return { x, y, width, height };
}

function setBackdropFilter(style, radius, saturation) {
  style.backdropFilter = radius > 0 ? `blur(${radius}px) saturate(${saturation})` : "none";
}

function setMask(style, image, { x, y, width, height }) {
  style.maskImage = image;
  style.maskMode = "alpha";
  style.maskRepeat = "no-repeat";
  // What lies outside of the box is masked too.
  style.maskClip = "no-clip";
  style.maskPosition = `${x}px ${y}px`;
  style.maskSize = `${width}px ${height}px`;
}

function readShape(reader) {
  const svg = document.createElementNS(svgSpace, "svg");
  svg.setAttribute("class", "shape");
  const add = (path) => {
    const node = document.createElementNS(svgSpace, "path");
    node.setAttribute("d", path);
    node.style.fill = "none";
    svg.append(node);
    return node;
  };
  const fill = reader.color();
  const rule = reader.flag() ? "evenodd" : "nonzero";
  const outline = reader.path();
  if (fill) Object.assign(add(outline).style, { fill, fillRule: rule });
  const stroke = reader.color();
  if (!stroke) return svg;
  const [width, cap, join, miterLimit] = [reader.single(), caps[reader.byte()], joins[reader.byte()], reader.single()];
  const phase = reader.single();
  const dashes = reader.list(() => reader.single());
  const line = add(reader.flag() ? reader.path() : outline);
  Object.assign(line.style, {
    stroke, strokeWidth: `${width}px`, strokeLinecap: cap, strokeLinejoin: join, strokeMiterlimit: miterLimit,
    strokeDasharray: dashes.length > 0 ? dashes.map((dash) => `${dash}px`).join(" ") : "none",
    strokeDashoffset: `${phase}px`,
  });
  return svg;
}
