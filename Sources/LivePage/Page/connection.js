// @ts-check
// The page's one connection: it comes back after the server has gone, and says what is wrong meanwhile.
//
//     connect ──▶ open: greeting ──▶ welcome ──▶ messages
//        ▲                                         │
//        └── later ◀── closed ◀────────────────────┘     given up where trying again would not help

import { notify } from "./notice.js";
import { CloseCode, paths, version } from "./protocol.js";
import { Reader } from "./wire/reader.js";

// A server that closes a connection with one of these codes would not understand the next greeting either.
/** @type {Set<number>} */
const refusals = new Set([
  CloseCode.protocolError, CloseCode.wrongKind, CloseCode.malformed, CloseCode.againstTheRules, CloseCode.tooBig,
]);
// A program that is rebuilt is back before so many attempts, some two seconds later.
const patience = 5;
const [shortestWait, longestWait, growth] = [150, 2000, 1.6];

/**
 * What the page does when something happens to its connection.
 * @typedef {object} ConnectionHandlers
 * @property {() => Uint8Array} greeting The first message.
 * @property {() => void} onOpen Called after the greeting.
 * @property {(reader: Reader) => void} onMessage
 * @property {() => void} onClose
 */

export class Connection {
  /** @param {ConnectionHandlers} handlers */
  constructor(handlers) {
    this.handlers = handlers;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.attempts = 0;
    this.isWelcome = false;
    this.isGivenUp = false;
  }

  get isOpen() { return this.socket?.readyState === WebSocket.OPEN; }

  /**
   * A message is lost where nobody is there. Answers whether somebody is.
   * @param {Uint8Array} message
   */
  send(message) {
    if (this.isOpen) this.socket?.send(message);
    return this.isOpen;
  }

  connect() {
    this.isWelcome = false;
    this.isGivenUp = false;
    const socket = new WebSocket(new URL(paths.socket, location.href.replace(/^http/, "ws").split("#")[0]));
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      socket.send(this.handlers.greeting());
      this.handlers.onOpen();
    };
    socket.onmessage = ({ data }) => this.handlers.onMessage(new Reader(data));
    socket.onclose = ({ code, reason }) => {
      this.handlers.onClose();
      this.socket = null;
      this.close(code, reason);
    };
  }

  /**
   * @param {number} code
   * @param {string} reason
   */
  close(code, reason) {
    this.isGivenUp = code === CloseCode.version || (!this.isWelcome && refusals.has(code));
    if (this.isGivenUp) return notify(code === CloseCode.version ? reason : `The server refuses this page: ${reason}.`, true);
    notify(`${this.explanation(code, reason)} Trying again…`);
    setTimeout(() => this.connect(), this.wait(code));
  }

  /**
   * How long to wait, in milliseconds. A program that was rebuilt is there already.
   * @param {number} code
   */
  wait(code) {
    const attempt = this.attempts++;
    if (attempt === 0 && this.isLost(code)) return 0;
    return Math.min(longestWait, shortestWait * growth ** attempt);
  }

  /**
   * Whether the server has gone without a word, or with a farewell.
   * @param {number} code
   */
  isLost(code) {
    return code !== CloseCode.full && !refusals.has(code);
  }

  /**
   * @param {number} code
   * @param {string} reason
   */
  explanation(code, reason) {
    if (code === CloseCode.full) return "This server has as many pages open as it takes.";
    if (refusals.has(code) && reason) return `The server has closed the connection: ${reason}.`;
    if (this.attempts < patience) return "The connection is lost.";
    return "The program cannot be reached. If it has ended, its terminal says why: start it again, and this page goes on.";
  }

  /**
   * Called with the version in a server's welcome. Returns whether it is the page's. If not, the connection ends.
   * @param {number} serverVersion
   */
  welcome(serverVersion) {
    if (serverVersion !== version) {
      notify(`The page speaks version ${version}, the server version ${serverVersion}. Reload the page.`, true);
      this.socket?.close();
      return false;
    }
    this.attempts = 0;
    this.isWelcome = true;
    notify("");
    return true;
  }
}
