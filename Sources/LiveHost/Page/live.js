// The page's one connection: takes frames, says what hands do, and comes back where it was after the server has gone.

import { Figures, Panel, readSettings } from "./panel.js";
import { Input } from "./input.js";
import { messages, Reader, Server, VERSION } from "./wire.js";
import { Stage } from "./stage.js";

const find = (id) => document.getElementById(id);
const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const restDelay = 700;

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

const send = (message) => { if (socket?.readyState === WebSocket.OPEN) socket.send(message); };
const stage = new Stage(find("paint"), { imagePath: "image/", onItems: followFocus });
const input = new Input(stageNode, send);
const panel = new Panel(find("settings"), find("reset"), (index, value) => {
  send(messages.setting(index, value));
  keepAddress();
});

// For tests, and for whoever looks from the console.
globalThis.livePreview = { stage, figures, get offset() { return offset; }, get socket() { return socket; } };

// MARK: Address

// #scene?Name=value&…
function readAddress() {
  const [id, query = ""] = location.hash.slice(1).split("?");
  const settings = new Map();
  for (const [name, text] of new URLSearchParams(query)) {
    const value = Number(text);
    if (text !== "" && Number.isFinite(value) && name.length <= 64 && settings.size < 64) settings.set(name, value);
  }
  return { id: decodeURIComponent(id), settings };
}

function address(id, settings) {
  const query = new URLSearchParams([...settings].map(([name, value]) => [name, String(value)])).toString();
  return `#${encodeURIComponent(id)}${query ? `?${query}` : ""}`;
}

function keepAddress() {
  clearTimeout(addressTimer);
  const before = location.hash;
  addressTimer = setTimeout(() => {
    // A hand may have been quicker, with a link or the back button: then the address is right, and the scene follows.
    if (location.hash !== before) return;
    const wanted = address(scene.id, panel.changed);
    if (before !== wanted) history.replaceState(null, "", wanted);
  }, 250);
}

// MARK: Connection

function view() {
  return {
    width: Math.max(1, stageNode.clientWidth), height: Math.max(1, stageNode.clientHeight), scale: devicePixelRatio,
    isDark: darkness.matches, reducesMotion: stillness.matches,
  };
}

function connect() {
  socket = new WebSocket(new URL("socket", location.href.replace(/^http/, "ws").split("#")[0]));
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    const isReturn = scene.id !== "";
    const wanted = isReturn ? { id: scene.id, settings: panel.changed } : readAddress();
    const current = view();
    lastView = JSON.stringify(current);
    socket.send(messages.hello(current, wanted.id, wanted.settings, isReturn ? offset : null));
  };
  socket.onmessage = ({ data }) => receive(new Reader(data), data.byteLength);
  socket.onclose = ({ code, reason }) => {
    input.cancel();
    frames = [];
    figures.rest();
    socket = null;
    const isOver = code === 4001;
    notify(isOver ? reason : `${code === 1013 ? "This server has as many pages open as it takes." : "The connection is lost."} Trying again…`, isOver);
    if (isOver) return;
    setTimeout(connect, Math.min(2000, 150 * 1.6 ** attempts++));
  };
}

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
      for (let count = reader.number(); count > 0; count--) panel.update(reader.number(), reader.double());
      return keepAddress();
    case Server.notice: return notify(reader.text());
  }
}

function welcome(reader) {
  const version = reader.number();
  if (version !== VERSION) {
    notify(`The page speaks version ${VERSION}, the server version ${version}. Reload the page.`, true);
    return socket.close();
  }
  attempts = 0;
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
}

function showScene(reader) {
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
    offset = { x: reader.double(), y: reader.double() };
    stage.apply(reader);
    send(messages.acknowledge(number));
  }
  figures.countFrame(time);
  clearTimeout(restTimer);
  restTimer = setTimeout(rest, restDelay);
}

// Says which items are in view, once things have come to rest.
function rest() {
  figures.rest();
  const positions = [...stage.items.values()].map((item) => item.position + 1);
  if (positions.length === 0) return;
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  const words = `Items ${first} to ${last} of ${stage.listCount}`;
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
  }
  const stop = items.find((item) => item.position === wantedItem) ?? items[0];
  for (const item of items) item.node.tabIndex = item === stop ? 0 : -1;
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
});

stageNode.addEventListener("focusout", ({ relatedTarget }) => {
  // A cell that is used again takes the focus away with it: then it is still wanted.
  if (relatedTarget) wantedItem = -1;
});

stageNode.addEventListener("keydown", (event) => {
  const item = [...stage.items.values()].find(({ node }) => node === document.activeElement);
  if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
  const { position } = item;
  if (event.key === "Enter" || event.key === " ") tap(item.node);
  else if (event.key === "ArrowRight" || event.key === "ArrowDown") focusItem(position + 1);
  else if (event.key === "ArrowLeft" || event.key === "ArrowUp") focusItem(position - 1);
  else if (event.key === "Home") focusItem(0);
  else if (event.key === "End") focusItem(stage.listCount - 1);
  else if (event.key === "Escape") stageNode.focus();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });

function tap(node) {
  const [box, frame] = [node.getBoundingClientRect(), stageNode.getBoundingClientRect()];
  const finger = { number: 9, x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top };
  send(messages.touches([{ ...finger, phase: 0 }], 40));
  send(messages.touches([{ ...finger, phase: 2 }], 0));
}

// MARK: Around the stage

const keyNames = { 13: "Delete", 14: "Return", 15: "Space", 16: "Escape" };
const commonKeys = [
  ["Arrows, Page Up, Page Down", "scroll"], ["Home, End", "first and last"], ["[ and ]", "turn"], ["+ and −", "scale"],
  ["Drag, wheel", "scroll"], ["Two fingers", "pinch and turn"], ["Control and wheel", "pinch"],
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
darkness.addEventListener("change", viewChanged);
stillness.addEventListener("change", viewChanged);
addEventListener("resize", viewChanged);

addEventListener("hashchange", () => {
  const { id, settings } = readAddress();
  if (address(id, settings) === address(scene.id, panel.changed)) return;
  clearTimeout(addressTimer);
  send(messages.scene(id, settings));
  closeDrawers();
});

for (const [button, drawer] of [["show-scenes", "sidebar"], ["show-panel", "panel"]]) {
  find(button).addEventListener("click", (event) => {
    event.stopPropagation();
    const isOpen = find(drawer).classList.toggle("open");
    find(button).setAttribute("aria-expanded", isOpen);
  });
}

function closeDrawers() {
  for (const [button, drawer] of [["show-scenes", "sidebar"], ["show-panel", "panel"]]) {
    find(drawer).classList.remove("open");
    find(button).setAttribute("aria-expanded", "false");
  }
}

stageNode.addEventListener("pointerdown", closeDrawers);
find("notice-reload").addEventListener("click", () => location.reload());

connect();
