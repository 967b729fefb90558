import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Collection } from './journal.ts';

export type BlobFacts = { sha: string; mime: string; size: number; width: number; height: number };

const UNKNOWN = 'application/octet-stream';

/** Bytes by their SHA-256, always on disk: a storm of ten thousand photos must not fill the memory. */
export class Blobs {
  readonly #folder: string;
  readonly #temporary: boolean;
  readonly #facts: Collection<BlobFacts>;

  constructor(facts: Collection<BlobFacts>, stateFolder?: string) {
    this.#facts = facts;
    this.#temporary = stateFolder === undefined;
    this.#folder = stateFolder ? join(stateFolder, 'media') : mkdtempSync(join(tmpdir(), 'waypost-sandbox-'));
    mkdirSync(this.#folder, { recursive: true });
  }

  /** Where a world may keep files of its own; what lies there lives as long as the blobs. */
  folder(name: string): string {
    const folder = join(this.#folder, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  static shaOf(bytes: Uint8Array): string {
    return createHash('sha256').update(bytes).digest('hex');
  }

  facts(sha: string): BlobFacts | undefined {
    return this.#facts.get(sha);
  }

  async put(bytes: Uint8Array, facts: Omit<BlobFacts, 'sha' | 'size'>): Promise<BlobFacts> {
    const sha = Blobs.shaOf(bytes);
    const known = this.#facts.get(sha);
    // A part of an upload is nothing yet; the same bytes may turn out to be a whole video.
    if (known && (known.mime !== UNKNOWN || facts.mime === UNKNOWN)) return known;
    await writeFile(join(this.#folder, sha), bytes);
    return this.#facts.put(sha, { ...facts, sha, size: bytes.byteLength });
  }

  async read(sha: string): Promise<Buffer | undefined> {
    if (!this.#facts.has(sha)) return undefined;
    return readFile(join(this.#folder, sha));
  }

  close(): void {
    if (this.#temporary) rmSync(this.#folder, { recursive: true, force: true });
  }
}
