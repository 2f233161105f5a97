// A second page to compare the first with. It has a device and settings of its own. What scrolls in one scrolls in the other, and time
// passes in both alike.

export class Comparison {
  // scroll is called with the offset that the other page has scrolled to, send with a message of the other page's.
  constructor(find, scroll, send) {
    this.input = find("comparison-switch");
    this.together = find("comparison-together");
    this.main = find("stage").parentElement;
    this.scroll = scroll;
    this.send = send;
    this.frame = null;
    this.hasHand = false;
    // The page that a hand is on leads.
    for (const type of ["pointerdown", "wheel", "keydown"]) addEventListener(type, () => this.lead(), { capture: true, passive: true });
    // A page that another is compared with has none of its own.
    find("comparison").hidden = this.isInside;
    this.input.addEventListener("change", () => this.show());
  }

  get isInside() { return parent !== window; }

  get other() { return this.isInside ? parent.livePreview?.comparison : this.frame?.contentWindow?.livePreview?.comparison; }

  lead() {
    this.hasHand = true;
    if (this.other) this.other.hasHand = false;
  }

  show() {
    this.frame?.remove();
    this.frame = null;
    document.body.classList.toggle("comparing", this.input.checked);
    if (!this.input.checked) return;
    this.frame = document.createElement("iframe");
    this.frame.title = "Comparison";
    this.frame.src = `${location.pathname}${location.hash}`;
    this.main.after(this.frame);
  }

  get goesTogether() { return this.isInside ? parent.livePreview?.comparison.goesTogether ?? false : this.together.checked; }

  // Called with the offset of each frame.
  follow(offset) {
    if (this.hasHand && this.goesTogether) this.other?.scroll(offset.x, offset.y);
  }
}
