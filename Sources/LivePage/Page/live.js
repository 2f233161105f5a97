// @ts-check
// The page. It creates its parts and passes each message to the part that handles it.
//
//              ┌── Scenes, Panel, keys      the scene and its settings
//              ├── Search, Hint             finding scenes and gestures
//              ├── Frames ──▶ Stage         the elements, frame by frame
//              ├── Transition               from an overview to a scene
//   Connection ┼── Toolbar ──▶ Inspector, Time  inspecting views and timing
//              ├── Exporter                 saved files
//              └── Rest                     for tests
//        ▲
//        └──── Input, ItemFocus, MenuFocus  pointers and keys
//              Device, Address, Comparison  the device, and the second page

import { Address } from "./address.js";
import { Connection } from "./connection.js";
import { find } from "./dom.js";
import { closeDrawers } from "./drawers.js";
import { Figures } from "./figures.js";
import { Frames } from "./frames.js";
import { Hint } from "./hint.js";
import { Input } from "./input.js";
import { useControls } from "./keyboard/controls.js";
import { ItemFocus } from "./keyboard/focus.js";
import { readKeys } from "./keyboard/list.js";
import { MenuFocus } from "./keyboard/menus.js";
import { notify } from "./notice.js";
import { Panel } from "./panel.js";
import { paths, SceneFlag, ServerKind } from "./protocol.js";
import { Rest } from "./rest.js";
import { Scenes } from "./scenes.js";
import { Search } from "./search.js";
import { Stage } from "./stage/stage.js";
import { Comparison } from "./tools/compare.js";
import { Device } from "./tools/device.js";
import { Exporter } from "./tools/export.js";
import { Inspector } from "./tools/inspector.js";
import { Time } from "./tools/time.js";
import { Toolbar } from "./tools/toolbar.js";
import { Transition } from "./transition.js";
import { messages } from "./wire/messages.js";

/** @typedef {import("./wire/reader.js").Reader} Reader */
/** @typedef {import("./wire/messages.js").Item} Item */

// The number of messages about settings received on this connection.
let news = 0;
// The last view sent to the server, as text.
let sentView = "";
/**
 * A requested scene that hasn't arrived yet.
 * @type {import("./address.js").Wanted | null}
 */
let chosen = null;
/**
 * The selected items, or null if the scene's initial selection is unchanged.
 * @type {Item[] | null}
 */
let selection = null;

const stageNode = find("stage");
const empty = find("empty");
const announcement = find("announcement");
// `true` if the views have announced something since the last rest.
let isAnnounced = false;

const connection = new Connection({ greeting, onOpen, onMessage, onClose });
const send = (/** @type {Uint8Array} */ message) => connection.send(message);

// MARK: Scene

const paint = find("paint");
const stage = new Stage(paint, {
  imagePath: paths.images, onItems: () => itemFocus.follow(), onFocusLost: () => itemFocus.defer(),
});
const figures = new Figures();
const panel = new Panel((index, value) => {
  send(messages.setting(index, value, news));
  address.storeSoon();
});
const scenes = new Scenes((id) => address.of(id), leaveScene);
const device = new Device(stageNode, () => {
  viewChanged();
  address.storeSoon();
});
/** @type {Address} */
const address = new Address(
  () => ({ id: scenes.shown.id, settings: panel.changed }), () => device.fields, () => scenes.updateLinks());

// MARK: Tools

const toolbar = new Toolbar();
const comparison = new Comparison(send, device, (changes) => address.of(scenes.shown.id, panel.changed, changes));
const clock = new Time(send, (message) => comparison.sendToBoth(message), toolbar, comparison.initialSpeed);
const exporter = new Exporter(send);
const inspector = new Inspector(stageNode, send, toolbar, () => input.cancel());

// MARK: Pointers and keys

const menuFocus = new MenuFocus(stageNode, stage, send);
useControls(stageNode, stage, send);
/** @type {ItemFocus} */
const itemFocus = new ItemFocus(stageNode, stage, send);
const hint = new Hint();
/** @type {Input} */
const input = new Input(stageNode, (message) => {
  hint.use();
  send(message);
}, () => inspector.pinsTap());
const search = new Search(scenes, send, () => itemFocus.enterFirst());
const transition = new Transition(paint);

const frames = new Frames({
  stage, figures, clock, send, onOffset: (offset) => comparison.follow(offset),
  onShow() {
    menuFocus.follow();
    if (hasItems()) empty.hidden = true;
    transition.begin();
  },
  onRest,
});
const resting = new Rest(send, input, () => address.isStored);

// MARK: Connection

function greeting() {
  const isReturn = scenes.shown.id !== "" && !chosen;
  const { id, settings, offset } = chosen
    ?? (isReturn ? { id: scenes.shown.id, settings: panel.changed, offset: frames.offset } : address.read());
  news = 0;
  const { view } = device;
  sentView = JSON.stringify(view);
  return messages.hello(view, id, settings, offset, isReturn ? selection : null);
}

function onOpen() {
  clock.restore();
  resting.restore();
}

/** @param {Reader} reader */
function onMessage(reader) {
  switch (reader.byte()) {
    case ServerKind.welcome: return welcome(reader);
    case ServerKind.scene: return showScene(reader);
    case ServerKind.frame: return frames.receive(reader);
    case ServerKind.values: return showValues(reader);
    case ServerKind.notice: return notify(reader.text());
    case ServerKind.report: return inspector.showReport(reader);
    case ServerKind.tree: return inspector.showTree(reader);
    case ServerKind.time: return clock.showSpeed(reader);
    case ServerKind.document: return clock.receiveTest(reader);
    case ServerKind.exported: return exporter.receive(reader);
    case ServerKind.open: return openScene(reader);
    case ServerKind.announcement: return announce(reader.text());
    case ServerKind.rested: return resting.answer(reader.number());
    case ServerKind.selection: return readSelection(reader);
    default:
  }
}

function onClose() {
  transition.cancel();
  input.cancel();
  exporter.cancel();
  frames.cancel();
  figures.rest();
}

/** @param {Reader} reader */
function welcome(reader) {
  if (!connection.welcome(reader.number())) return;
  scenes.read(reader);
  inspector.resume();
}

/** @param {Reader} reader */
function showScene(reader) {
  news += 1;
  chosen = null;
  notify("");
  const id = reader.text();
  const isReturn = id === scenes.shown.id;
  if (!isReturn) {
    frames.offset = null;
    // Resets a slow or paused clock, which was meant for the previous scene. The second page follows.
    if (scenes.shown.id !== "") comparison.sendToBoth(messages.time.speed(1));
  }
  selection = null;
  panel.read(reader, isReturn);
  readKeys(reader);
  const isOverview = (reader.byte() & SceneFlag.isOverview) !== 0;
  hint.read(reader, id);
  scenes.show(id);
  document.body.classList.toggle("overview", isOverview);
  itemFocus.walks = isOverview;
  search.show(isOverview);
  transition.arm();
  address.storeSoon();
}

/**
 * Called when a picture in an overview is tapped. Opens its scene as a clicked link does, with an address.
 * @param {Reader} reader
 */
function openScene(reader) {
  const id = reader.text();
  const frame = reader.frame();
  if (!device.view.reducesMotion) transition.prepare(frame);
  if (frames.offset) address.storeOffset(frames.offset);
  location.hash = address.of(id);
}

/** @param {Reader} reader */
function showValues(reader) {
  news += 1;
  for (let count = reader.number(); count > 0; count--) panel.update(reader.number(), reader.double(), reader.double());
  address.storeSoon();
}

/** Restarts the scene with the user's settings except the number of items, which may be 0. */
function startAgain() {
  send(messages.scene(scenes.shown.id, panel.changedButCounts, null));
  stageNode.focus({ preventScroll: true, focusVisible: false });
}

/** @param {Reader} reader */
function readSelection(reader) {
  selection = [];
  for (let count = reader.number(); count > 0; count--) selection.push({ section: reader.number(), item: reader.number() });
}

const hasItems = () => [...stage.lists.values()].some(({ count }) => count > 0);

/**
 * Reads out a text of the views.
 * @param {string} words
 */
function announce(words) {
  // Screen readers read only a text that changes.
  announcement.textContent = announcement.textContent === words ? `${words}\u00a0` : words;
  isAnnounced = true;
}

/** Announces the visible items of the first list once the scene is at rest. */
function onRest() {
  figures.rest();
  if (frames.offset) address.storeOffset(frames.offset);
  const list = stage.firstList;
  const positions = stage.itemsOf(list).filter((item) => !item.isHidden).map((item) => item.position + 1);
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  empty.hidden = !list || hasItems();
  // The views' own announcement of the new items stays.
  if (isAnnounced) {
    isAnnounced = false;
    return;
  }
  const words = !list ? "" : positions.length > 0 ? `Items ${first} to ${last} of ${list.count}` : "No items";
  if (announcement.textContent !== words) announcement.textContent = words;
}

function viewChanged() {
  stage.pixel = 1 / devicePixelRatio;
  const { view } = device;
  const text = JSON.stringify(view);
  if (text === sentView) return;
  sentView = text;
  send(messages.viewport(view));
}

/**
 * Called before a link to a scene is followed. A link to the current scene doesn't change the address.
 * @param {MouseEvent} event
 */
function leaveScene(event) {
  if (frames.offset) address.storeOffset(frames.offset);
  closeDrawers();
  // After a click, keys go to the new scene. Keyboard users stay in the list.
  if (event.detail > 0) stageNode.focus({ preventScroll: true, focusVisible: false });
}

function addressChanged() {
  const wanted = address.read();
  device.read(wanted.fields);
  viewChanged();
  const text = address.of(wanted.id, wanted.settings);
  const isShown = text === address.ofShown;
  if (!connection.isGivenUp && (chosen ? text === address.of(chosen.id, chosen.settings) : isShown)) return;
  address.cancel();
  // The scene returns with the connection.
  chosen = isShown && !connection.isOpen ? null : wanted;
  if (connection.isOpen) send(messages.scene(wanted.id, wanted.settings, wanted.offset));
  else if (connection.isGivenUp) connection.connect();
  closeDrawers();
}

new ResizeObserver(viewChanged).observe(stageNode);
addEventListener("resize", viewChanged);
addEventListener("hashchange", addressChanged);
find("start-again").addEventListener("click", startAgain);

// A link to a part of the page would change the address, which names the scene.
document.querySelector(".skip")?.addEventListener("click", (event) => {
  event.preventDefault();
  stageNode.focus();
});

window.livePreview = {
  stage, figures, comparison, rest: () => resting.wait(), get speed() { return clock.speed; },
  get offset() { return frames.offset; }, get socket() { return connection.socket; },
};

device.read(address.read().fields);
connection.connect();
