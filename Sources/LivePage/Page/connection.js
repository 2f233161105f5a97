// @ts-check
// The page's connection. It reconnects after the server has gone away, and shows a notice until then.
//
//     connect ──▶ open: greeting ──▶ welcome ──▶ messages
//        ▲                                         │
//        └── later ◀── closed ◀────────────────────┘     given up if retrying can't help

import { notify } from "./notice.js";
import { CloseCode, paths, version } from "./protocol.js";
import { Reader } from "./wire/reader.js";

// A server that closes a connection with one of these codes would reject the next greeting, too.
/** @type {Set<number>} */
const refusals = new Set([
  CloseCode.protocolError, CloseCode.wrongKind, CloseCode.malformed, CloseCode.againstTheRules, CloseCode.tooBig,
]);
// A rebuilt program is back within this number of attempts, which take about two seconds.
const patience = 5;
const [shortestWait, longestWait, growth] = [150, 2000, 1.6];

/**
 * The page's handlers for events of its connection.
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
   * Sends a message if the connection is open. Returns `true` if it is.
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
    if (this.isGivenUp) return notify(code === CloseCode.version ? reason : `The server rejected this page: ${reason}.`, true);
    notify(`${this.explanation(code, reason)} Reconnecting…`);
    setTimeout(() => this.connect(), this.wait(code));
  }

  /**
   * Returns the delay before the next attempt, in milliseconds. It is 0 at first, because a rebuilt program is already running.
   * @param {number} code
   */
  wait(code) {
    const attempt = this.attempts++;
    if (attempt === 0 && this.isLost(code)) return 0;
    return Math.min(longestWait, shortestWait * growth ** attempt);
  }

  /**
   * Returns `true` if the server has gone away, with or without a close message.
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
    if (code === CloseCode.full) return "The server has reached its maximum number of open pages.";
    if (refusals.has(code) && reason) return `The server closed the connection: ${reason}.`;
    if (this.attempts < patience) return "The connection was lost.";
    return "The program can't be reached. If it has exited, its terminal shows the reason. Restart it, and this page continues.";
  }

  /**
   * Called with the version in the server's welcome. Returns `true` if it is the page's version. Otherwise, closes the connection.
   * @param {number} serverVersion
   */
  welcome(serverVersion) {
    if (serverVersion !== version) {
      notify(`The page uses protocol version ${version}, but the server uses version ${serverVersion}. Reload the page.`, true);
      this.socket?.close();
      return false;
    }
    this.attempts = 0;
    this.isWelcome = true;
    notify("");
    return true;
  }
}
