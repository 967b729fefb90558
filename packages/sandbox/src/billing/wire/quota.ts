import { OutsetaError } from '../outseta-error.ts';

/** Requests of our key in the last second of real time. */
export class Quota {
  #times: number[] = [];

  count(perSecond: number): void {
    const now = Date.now();
    this.#times = this.#times.filter((at) => now - at < 1_000);
    if (this.#times.length >= perSecond)
      throw new OutsetaError(429, { Message: 'API calls quota exceeded!' }, { 'retry-after': '1' });
    this.#times.push(now);
  }

  clear(): void {
    this.#times = [];
  }
}
