// @ts-check
// Helper functions for the document.

/**
 * Returns the element of index.html with this id.
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 * @param {new () => Kind} [kind] The element's class. By default, any class is accepted.
 * @returns {Kind}
 */
export function find(id, kind) {
  const node = document.getElementById(id);
  if (!(node instanceof (kind ?? HTMLElement))) throw new TypeError(`index.html has no ${kind?.name ?? "element"} ${id}`);
  return /** @type {Kind} */ (node);
}

/**
 * Creates an element. Attributes that are also properties are set as properties.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number | boolean>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key in node) Reflect.set(node, key, value); else node.setAttribute(key, String(value));
  }
  node.append(...children);
  return node;
}

const svgSpace = "http://www.w3.org/2000/svg";

/**
 * Creates an SVG element.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number>} [attributes]
 * @returns {SVGElementTagNameMap[Name]}
 */
export function makeSVG(name, attributes = {}) {
  const node = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}

/**
 * Creates a row of a description list.
 * @param {string} term
 * @param {string} description
 */
export const descriptionRow = (term, description) => make("div", {}, make("dt", {}, term), make("dd", {}, description));

/**
 * Sets the attribute, or removes it if the value is null.
 * @param {Element} node
 * @param {string} name
 * @param {string | number | boolean | null} value
 */
export function setAttribute(node, name, value) {
  if (value === null) node.removeAttribute(name); else node.setAttribute(name, String(value));
}

/**
 * Downloads a file.
 * @param {string} name
 * @param {Blob} blob
 */
export function download(name, blob) {
  const link = make("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Returns a promise that resolves in the browser's next frame with the frame's time.
 * @returns {Promise<number>}
 */
export const nextFrame = () => new Promise(requestAnimationFrame);
