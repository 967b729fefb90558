/** The time of the fake worlds: the real clock plus an offset that tests and the product's own test clock turn. */
export class SandboxClock {
  #offsetMs: number;
  readonly #onChange: (offsetMs: number) => void;

  constructor(offsetMs = 0, onChange: (offsetMs: number) => void = () => {}) {
    this.#offsetMs = offsetMs;
    this.#onChange = onChange;
  }

  now(): number {
    return Date.now() + this.#offsetMs;
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  setOffset(ms: number): void {
    this.#offsetMs = ms;
    this.#onChange(ms);
  }

  advance(ms: number): void {
    this.setOffset(this.#offsetMs + ms);
  }
}
