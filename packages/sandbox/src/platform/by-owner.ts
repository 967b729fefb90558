import type { Collection } from './journal.ts';

/** Records by what they belong to (posts of a page, comments of a post), in the order in which they were made. */
export class ByOwner<T> {
  readonly #records: Collection<T>;
  readonly #ids = new Map<string, string[]>();

  constructor(records: Collection<T>) {
    this.#records = records;
  }

  add(owner: string, id: string): void {
    const ids = this.#ids.get(owner);
    if (ids) ids.push(id);
    else this.#ids.set(owner, [id]);
  }

  of(owner: string): T[] {
    return (this.#ids.get(owner) ?? []).flatMap((id) => this.#records.get(id) ?? []);
  }

  clear(): void {
    this.#ids.clear();
  }
}
