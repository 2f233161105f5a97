// The page's one connection: takes frames, says what hands do, and comes back where it was after the server has gone.

import { Comparison } from "./compare.js";
import { Input } from "./input.js";
import { Inspector } from "./inspector.js";
import { Figures, Panel, readSettings } from "./panel.js";
import { Rest } from "./rest.js";
import { Stage } from "./stage.js";
import { pointOnStage, Device } from "./device.js";
import { Exporter } from "./export.js";
import { saveText, Time } from "./time.js";
import { messages, Reader, Server, VERSION } from "./wire.js";

const find = (id) => document.getElementById(id);
const restDelay = 700;
// A program that is rebuilt is back before so many attempts, which take some two seconds.
const patience = 5;

const stageNode = find("stage");
const figures = new Figures(find);

let socket = null;
let scenes = [];
let scene = { id: "", title: "", summary: "" };
let offset = null;
let attempts = 0;
let frames = [];
let frameRequest = 0;
let restTimer = 0;
let wantedItem = -1;
let addressTimer = 0;
let lastView = "";
// How often the server has told of settings.
let news = 0;
let isWelcome = false;
let isGivenUp = false;
// A scene that was asked for while nobody was there.
let chosen = null;

const send = (message) => { if (socket?.readyState === WebSocket.OPEN) socket.send(message); };
const stage = new Stage(find("paint"), { imagePath: "image/", onItems: followFocus, onFocusLost: catchFocus });
const inspector = new Inspector(find, stageNode, send);
const exporter = new Exporter(find, send);
const device = new Device(find, stageNode, () => {
  viewChanged();
  keepAddress();
});
const comparison = new Comparison(find, (x, y) => send(messages.scroll(x, y)), send);
const clock = new Time(find, send, (message) => {
  send(message);
  comparison.other?.send(message);
}, comparison.isInside ? parent.livePreview?.speed ?? 1 : 1);
const input = new Input(stageNode, send, inspector);
const resting = new Rest(send, input, () => addressTimer === 0);
inspector.onOpen = () => {
  input.cancel();
  if (find("show-panel").offsetParent) openDrawer("panel");
  find("inspector").scrollIntoView({ block: "nearest" });
};
const panel = new Panel(find("settings"), find("reset"), (index, value) => {
  send(messages.setting(index, value, news));
  keepAddress();
});

// For tests, and for whoever looks from the console.
globalThis.livePreview = { stage, figures, comparison, rest: () => resting.wait(), get speed() { return clock.speed; }, get offset() { return offset; }, get socket() { return socket; } };

// MARK: Address

// #scene?Name=value&…
function readAddress() {
  const [id, query = ""] = location.hash.slice(1).split("?");
  const settings = new Map();
  const fields = new URLSearchParams(query);
  for (const [name, text] of fields) {
    const value = Number(text);
    if (!Device.names.includes(name) && text !== "" && Number.isFinite(value)) settings.set(name, value);
  }
  return { id: unescaped(id), settings, fields };
}

// Whoever types an address may forget what a percent sign means there.
function unescaped(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

function address(id, settings) {
  const query = new URLSearchParams([...[...settings].map(([name, value]) => [name, String(value)]), ...device.fields]).toString();
  return `#${encodeURIComponent(id)}${query ? `?${query}` : ""}`;
}

function keepAddress() {
  clearTimeout(addressTimer);
  const before = location.hash;
  addressTimer = setTimeout(() => {
    addressTimer = 0;
    // A hand may have been quicker, with a link or the back button: then the address is right, and the scene follows.
    if (location.hash !== before) return;
    const wanted = address(scene.id, panel.changed);
    if (before !== wanted) history.replaceState(history.state, "", wanted);
    // Another scene is seen in the same surroundings.
    for (const link of find("scenes").querySelectorAll("a")) link.href = address(link.dataset.scene, new Map());
  }, 250);
}

// The browser's back and forward buttons bring a scene back where it was.
function keepOffset() {
  if (offset) history.replaceState({ offset }, "", location.hash || location.href);
}

function keptOffset() {
  const kept = history.state?.offset;
  return kept && Number.isFinite(kept.x) && Number.isFinite(kept.y) ? { x: kept.x, y: kept.y } : null;
}

// MARK: Connection

const view = () => device.view;

function connect() {
  isWelcome = false;
  isGivenUp = false;
  news = 0;
  socket = new WebSocket(new URL("socket", location.href.replace(/^http/, "ws").split("#")[0]));
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    const isReturn = scene.id !== "" && !chosen;
    const wanted = chosen ?? (isReturn ? { id: scene.id, settings: panel.changed } : { ...readAddress(), offset: keptOffset() });
    chosen = null;
    const current = view();
    lastView = JSON.stringify(current);
    socket.send(messages.hello(current, wanted.id, wanted.settings, isReturn ? offset : wanted.offset));
    clock.restore();
    resting.restore();
  };
  socket.onmessage = ({ data }) => receive(new Reader(data), data.byteLength);
  socket.onclose = ({ code, reason }) => {
    input.cancel();
    exporter.cancel();
    frames = [];
    figures.rest();
    socket = null;
    // A greeting that was not understood is not understood the next time either.
    isGivenUp = code === 4001 || (!isWelcome && refusals.has(code));
    if (isGivenUp) return notify(code === 4001 ? reason : `The server refuses this page: ${reason}.`, true);
    notify(`${code === 1013 ? "This server has as many pages open as it takes."
      : refusals.has(code) && reason ? `The server has closed the connection: ${reason}.`
      : attempts < patience ? "The connection is lost."
      : "The program cannot be reached. If it has ended, its terminal says why: start it again, and this page goes on."} Trying again…`);
    setTimeout(connect, Math.min(2000, 150 * 1.6 ** attempts++));
  };
}

// Protocol error, wrong kind of data, malformed, against the rules, too big: RFC 6455, section 7.4.1.
const refusals = new Set([1002, 1003, 1007, 1008, 1009]);

function notify(words, offersReload = false) {
  find("notice-words").textContent = words;
  find("notice-reload").hidden = !offersReload;
  find("notice").hidden = words === "";
}

function receive(reader) {
  switch (reader.byte()) {
    case Server.welcome: return welcome(reader);
    case Server.scene: return showScene(reader);
    case Server.frame: return queueFrame(reader);
    case Server.values:
      news += 1;
      for (let count = reader.number(); count > 0; count--) panel.update(reader.number(), reader.double(), reader.double());
      return keepAddress();
    case Server.notice: return notify(reader.text());
    case Server.report: return inspector.showReport(reader);
    case Server.tree: return inspector.showTree(reader);
    case Server.time: return clock.showSpeed(reader);
    case Server.document: return saveText(reader.text(), reader.text());
    case Server.exported: return exporter.receive(reader);
    case Server.rested: return resting.answer(reader.number());
  }
}

function welcome(reader) {
  const version = reader.number();
  if (version !== VERSION) {
    notify(`The page speaks version ${VERSION}, the server version ${version}. Reload the page.`, true);
    return socket.close();
  }
  attempts = 0;
  isWelcome = true;
  notify("");
  const title = reader.text();
  find("title").textContent = title;
  scenes = reader.list(() => ({ id: reader.text(), title: reader.text(), summary: reader.text() }));
  document.body.classList.toggle("single", scenes.length < 2);
  document.body.dataset.title = title;
  find("scenes").replaceChildren(...scenes.map(({ id, title }) => {
    const link = document.createElement("a");
    link.href = address(id, new Map());
    link.textContent = title;
    link.dataset.scene = id;
    const item = document.createElement("li");
    item.append(link);
    return item;
  }));
  inspector.resume();
}

function showScene(reader) {
  news += 1;
  notify("");
  const id = reader.text();
  const isNew = id !== scene.id;
  scene = scenes.find((entry) => entry.id === id) ?? { id, title: id, summary: "" };
  if (isNew) offset = null;
  panel.show(readSettings(reader));
  showKeys(reader.list(() => ({ key: reader.byte(), title: reader.text() })));
  find("scene-title").textContent = scene.title;
  find("bar-title").textContent = scene.title;
  find("scene-summary").textContent = scene.summary;
  stageNode.setAttribute("aria-label", scene.title);
  document.title = scenes.length > 1 ? `${scene.title} · ${document.body.dataset.title}` : document.body.dataset.title;
  for (const link of find("scenes").querySelectorAll("a")) {
    if (link.dataset.scene === id) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current");
  }
  if (isNew) {
    find("panel").scrollTop = 0;
    find("scenes").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }
  keepAddress();
}

// MARK: Frames

// A frame is shown when the browser shows one, and only then is the next asked for: a slow page gets fewer.
function queueFrame(reader) {
  frames.push(reader);
  if (frameRequest === 0) frameRequest = requestAnimationFrame(showFrames);
}

function showFrames(time) {
  frameRequest = 0;
  for (const reader of frames.splice(0)) {
    const number = reader.number();
    if (reader.flag()) stage.clear();
    figures.update({
      items: reader.number(), visible: reader.number(), created: reader.number(), layout: reader.single(),
    });
    clock.add(reader);
    offset = { x: reader.double(), y: reader.double() };
    comparison.follow(offset);
    stage.apply(reader);
    followMenu();
    if (stage.listCount > 0) find("empty").hidden = true;
    send(messages.acknowledge(number));
  }
  figures.countFrame(time);
  clearTimeout(restTimer);
  restTimer = setTimeout(rest, restDelay);
}

// Says which items are in view, once things have come to rest.
function rest() {
  figures.rest();
  keepOffset();
  const positions = [...stage.items.values()].map((item) => item.position + 1);
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  find("empty").hidden = !stage.hasList || stage.listCount > 0;
  const words = positions.length > 0 ? `Items ${first} to ${last} of ${stage.listCount}` : stage.hasList ? "No items" : "";
  if (find("announcement").textContent !== words) find("announcement").textContent = words;
}

// MARK: Focus

// One stop for the tab key; arrows go from item to item, and bring them into view.
function followFocus() {
  const items = [...stage.items.values()].sort((a, b) => a.position - b.position);
  const focused = items.find((item) => item.node === document.activeElement);
  if (wantedItem >= 0 && focused?.position !== wantedItem) {
    const target = items.find((item) => item.position === wantedItem);
    if (target) target.node.focus({ preventScroll: true });
    else if (focused && focused.node === held.node && focused.position !== held.position) catchFocus();
  }
  hold(items.find((item) => item.node === document.activeElement));
  const stop = items.find((item) => item.position === wantedItem) ?? items[0];
  for (const item of items) item.node.tabIndex = item === stop ? 0 : -1;
}

// What the focused node showed last: a cell that is used again within a frame shows another item than the focus was given to.
let held = { node: null, position: -1 };

function hold(item) {
  held = item ? { node: item.node, position: item.position } : { node: null, position: -1 };
}

// The item that had the focus is out of sight: the keys go on, and it gets the focus back when it returns.
function catchFocus() {
  const item = wantedItem;
  stageNode.focus({ preventScroll: true, focusVisible: false });
  wantedItem = item;
}

function focusItem(position) {
  if (position < 0 || position >= stage.listCount) return;
  wantedItem = position;
  send(messages.focus(position));
  followFocus();
}

stageNode.addEventListener("focusin", ({ target, relatedTarget }) => {
  const item = [...stage.items.values()].find(({ node }) => node === target);
  // From nowhere the focus only comes back, maybe on its way to another item.
  if (item && (relatedTarget || wantedItem < 0)) wantedItem = item.position;
  hold(item);
});

stageNode.addEventListener("focusout", ({ relatedTarget }) => {
  // A cell that is used again takes the focus away with it: then it is still wanted.
  if (relatedTarget) wantedItem = -1;
});

// MARK: Menus

// What had the focus before the menu opened; null while none is open.
let menuOpener = null;

// An open menu has the focus. When it closes, that goes back to where it was.
function followMenu() {
  const elements = stage.menu;
  if (elements.length > 0) {
    menuOpener ??= document.activeElement;
    if (!elements.includes(document.activeElement)) {
      const first = elements.find((node) => node.getAttribute("aria-checked") === "true") ?? elements[0];
      first.focus({ preventScroll: true });
    }
  } else if (menuOpener) {
    const isThere = menuOpener.isConnected && menuOpener.hasAttribute("tabindex") && stageNode.contains(menuOpener);
    if (document.activeElement === document.body || stageNode.contains(document.activeElement)) {
      (isThere ? menuOpener : stageNode).focus({ preventScroll: true });
    }
    menuOpener = null;
  }
}

stageNode.addEventListener("keydown", (event) => {
  const elements = stage.menu;
  const place = elements.indexOf(document.activeElement);
  if (place < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const count = elements.length;
  if (event.key === "ArrowDown") elements[(place + 1) % count].focus();
  else if (event.key === "ArrowUp") elements[(place + count - 1) % count].focus();
  else if (event.key === "Home") elements[0].focus();
  else if (event.key === "End") elements[count - 1].focus();
  else if (event.key === "Escape" || event.key === "Tab") send(messages.key(escapeKey));
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });

// Return and the space bar do what a tap on a control does, arrows what a drag of a slider does.
stageNode.addEventListener("keydown", (event) => {
  const control = [...stage.controls.values()].find(({ node }) => node === document.activeElement);
  if (!control || event.ctrlKey || event.metaKey || event.altKey) return;
  const action = control.control === "slider" ? sliderActions[event.key] : pressActions[event.key];
  if (event.key === "Escape") stageNode.focus();
  else if (action !== undefined) send(messages.control(control.id, action));
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });

const escapeKey = 16;
const showActions = 3;
const pressActions = { "Enter": 0, " ": 0 };
const sliderActions = { "ArrowRight": 1, "ArrowUp": 1, "ArrowLeft": 2, "ArrowDown": 2 };

stageNode.addEventListener("keydown", (event) => {
  const item = [...stage.items.values()].find(({ node }) => node === document.activeElement);
  if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
  const { position } = item;
  if (event.key === "Enter" || event.key === " ") tap(item);
  else if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) {
    send(messages.control(item.id, showActions));
  }
  else if (event.key === "ArrowRight" || event.key === "ArrowDown") focusItem(position + 1);
  else if (event.key === "ArrowLeft" || event.key === "ArrowUp") focusItem(position - 1);
  else if (event.key === "Home") focusItem(0);
  else if (event.key === "End") focusItem(stage.listCount - 1);
  else if (event.key === "Escape") stageNode.focus();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });

// Taps the item where it can be seen; one that cannot is brought into view.
function tap({ node, position }) {
  const frame = stageNode.getBoundingClientRect();
  const place = visiblePoint(node, frame);
  if (!place) return send(messages.focus(position));
  const finger = { number: 9, ...pointOnStage(stageNode, { clientX: place.x, clientY: place.y }) };
  const now = performance.now();
  send(messages.touches([{ ...finger, phase: 0 }], now - 40));
  send(messages.touches([{ ...finger, phase: 2 }], now));
}

// Where nothing is in front of the node: as near to the middle of what is on the stage as may be.
function visiblePoint(node, frame) {
  const box = node.getBoundingClientRect();
  const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
  const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
  if (left >= right || top >= bottom) return null;
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95];
  const points = parts.flatMap((across) => parts.map((down) => ({
    x: left + (right - left) * across, y: top + (bottom - top) * down, far: Math.hypot(across - 0.5, down - 0.5),
  })));
  points.sort((a, b) => a.far - b.far);
  return points.find(({ x, y }) => node.contains(document.elementFromPoint(x, y))) ?? null;
}

// MARK: Around the stage

const keyNames = { 13: "Delete", 14: "Return", 15: "Space", 16: "Escape" };
const commonKeys = [
  ["Arrows, Page Up, Page Down", "scroll"], ["Home, End", "first and last"], ["[ and ]", "turn"], ["+ and −", "scale"],
  ["Drag, wheel", "scroll"], ["Two fingers", "pinch and turn"], ["Control and wheel", "pinch"],
  ["Shift F10", "what can be done with a row"],
];

function showKeys(own) {
  const rows = [...own.map(({ key, title }) => [keyNames[key] ?? "", title]), ...commonKeys];
  find("key-list").replaceChildren(...rows.map(([name, title]) => {
    const row = document.createElement("div");
    const [term, description] = [document.createElement("dt"), document.createElement("dd")];
    [term.textContent, description.textContent] = [name, title];
    row.append(term, description);
    return row;
  }));
}

function viewChanged() {
  stage.pixel = 1 / devicePixelRatio;
  const current = view();
  const text = JSON.stringify(current);
  if (text === lastView) return;
  lastView = text;
  send(messages.viewport(current));
}

new ResizeObserver(viewChanged).observe(stageNode);
addEventListener("resize", viewChanged);

addEventListener("hashchange", () => {
  const { id, settings, fields } = readAddress();
  device.read(fields);
  viewChanged();
  if (!isGivenUp && address(id, settings) === address(scene.id, panel.changed)) {
    chosen = null;
    return;
  }
  clearTimeout(addressTimer);
  addressTimer = 0;
  if (socket?.readyState === WebSocket.OPEN) {
    socket.send(messages.scene(id, settings, keptOffset()));
  } else {
    chosen = { id, settings, offset: keptOffset() };
    if (isGivenUp) connect();
  }
  closeDrawers();
});

const drawers = [["show-scenes", "sidebar"], ["show-panel", "panel"]];

for (const [button, drawer] of drawers) {
  find(button).addEventListener("click", (event) => {
    event.stopPropagation();
    openDrawer(find(drawer).classList.contains("open") ? null : drawer);
  });
}

// One at a time: on a phone they would cover each other.
function openDrawer(opened) {
  for (const [button, drawer] of drawers) {
    find(drawer).classList.toggle("open", drawer === opened);
    find(button).setAttribute("aria-expanded", drawer === opened);
  }
}

function closeDrawers() { openDrawer(null); }

stageNode.addEventListener("pointerdown", closeDrawers);
// The scene that is shown already changes no address.
find("scenes").addEventListener("click", (event) => {
  if (!event.target.closest("a")) return;
  keepOffset();
  closeDrawers();
  // Keys that come after a click are meant for what it brought. Whoever came with the tab key stays in the list.
  if (event.detail > 0) stageNode.focus({ preventScroll: true, focusVisible: false });
});
for (const [button, drawer] of drawers) {
  find(drawer).addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !find(drawer).classList.contains("open")) return;
    closeDrawers();
    find(button).focus();
  });
  find(button).addEventListener("keydown", (event) => { if (event.key === "Escape") closeDrawers(); });
}
// An address of a part of the page would be taken for a scene's.
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  stageNode.focus();
});
find("notice-reload").addEventListener("click", () => location.reload());

device.read(readAddress().fields);
connect();
