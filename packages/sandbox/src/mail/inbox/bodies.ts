import { appendFileSync, closeSync, mkdirSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export type BodyPlace = { file: number; at: number; length: number };

const FILE_BYTES = 16 * 1024 * 1024;

/** The bytes of the mails, behind one another in files: a file for each mail would be the slowest part of receiving it. */
export class Bodies {
  readonly #folder: string;
  #file: number;
  #size = 0;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    // A new file after each start: what a killed process wrote last may be cut short.
    this.#file = Math.max(0, ...this.files()) + 1;
  }

  files(): number[] {
    return readdirSync(this.#folder).flatMap((name) => (/^\d+\.mails$/.test(name) ? [Number.parseInt(name, 10)] : []));
  }

  get current(): number {
    return this.#file;
  }

  put(bytes: Buffer): BodyPlace {
    if (this.#size + bytes.byteLength > FILE_BYTES && this.#size > 0) {
      this.#file += 1;
      this.#size = 0;
    }
    appendFileSync(this.#path(this.#file), bytes);
    const place = { file: this.#file, at: this.#size, length: bytes.byteLength };
    this.#size += bytes.byteLength;
    return place;
  }

  read({ file, at, length }: BodyPlace): Buffer {
    const fd = openSync(this.#path(file), 'r');
    try {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(fd, bytes, 0, length, at));
    } finally {
      closeSync(fd);
    }
  }

  drop(file: number): void {
    rmSync(this.#path(file), { force: true });
    if (file !== this.#file) return;
    this.#file += 1;
    this.#size = 0;
  }

  #path(file: number): string {
    return join(this.#folder, `${file}.mails`);
  }
}
