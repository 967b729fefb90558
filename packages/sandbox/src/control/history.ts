import { posterBytes } from '../pictures/draw.ts';
import type { BlobFacts, Blobs } from '../platform/blobs.ts';
import { inspectImage } from '../platform/inspect-image.ts';
import type { Collection } from '../platform/journal.ts';
import type { ArrivedPost, PastPost, PlacedPost } from '../platform/past.ts';

type Walls = readonly { place?: (post: ArrivedPost) => PlacedPost | undefined }[];

/** Puts posts of the past on the walls of all worlds, each once: the keys survive with the state. */
export class History {
  readonly #walls: Walls;
  readonly #blobs: Blobs;
  readonly #placed: Collection<PlacedPost>;
  /** Pictures by name, as they lie among the blobs. */
  readonly #taken = new Map<string, string>();

  constructor(walls: Walls, blobs: Blobs, placed: Collection<PlacedPost>) {
    this.#walls = walls;
    this.#blobs = blobs;
    this.#placed = placed;
  }

  /** Throws when no world knows the owner, or a picture. */
  async place({ key, pictures, ...post }: PastPost): Promise<PlacedPost> {
    const known = this.#placed.get(key);
    if (known) return known;
    const arrived: ArrivedPost = { ...post, pictures: [] };
    for (const { name, alt } of pictures) arrived.pictures.push({ ...(await this.#take(name)), alt });
    for (const { place } of this.#walls) {
      const placed = place?.(arrived);
      if (placed) return this.#placed.put(key, placed);
    }
    throw new Error(`nobody on any network is ${post.owner}`);
  }

  async #take(name: string): Promise<BlobFacts> {
    const had = this.#blobs.facts(this.#taken.get(name) ?? '');
    if (had) return had;
    const bytes = await posterBytes(name);
    const facts = bytes && (await inspectImage(bytes));
    if (!bytes || !facts) throw new Error(`there is no picture ${name}`);
    const blob = await this.#blobs.put(bytes, facts);
    this.#taken.set(name, blob.sha);
    return blob;
  }

  clear(): void {
    this.#placed.clear();
  }
}
