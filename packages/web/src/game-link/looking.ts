/** Hidden for so long, in milliseconds, a page counts as left: a glance at something else does not. */
const GLANCE = 30_000;

/** Whether somebody looks at this page, and whenever that changes. */
export class Looking {
  isSo = true;
  readonly #onChange: () => void;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    document.addEventListener('visibilitychange', this.#look);
  }

  stop(): void {
    clearTimeout(this.#leaving);
    document.removeEventListener('visibilitychange', this.#look);
  }

  readonly #look = () => {
    clearTimeout(this.#leaving);
    if (document.visibilityState === 'visible') this.#change(true);
    else this.#leaving = setTimeout(() => this.#change(false), GLANCE);
  };

  #change(isSo: boolean): void {
    if (this.isSo === isSo) return;
    this.isSo = isSo;
    this.#onChange();
  }
}
