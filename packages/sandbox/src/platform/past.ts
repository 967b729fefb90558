import type { BlobFacts } from './blobs.ts';

/** A post that went out some time ago, as the demo world tells it: it stands on the wall as if it had come over the wire then. */
export type PastPost = {
  /** Said again, nothing new is made, and the answer is the first one. */
  key: string;
  /** The page, account or profile. */
  owner: string;
  text: string;
  comment?: string;
  /** Posters by their names, with what they show in words. */
  pictures: { name: string; alt: string }[];
  /** Milliseconds of the sandbox's clock. */
  at: number;
  /** How it pleases people: its figures are so many times those of a usual post. */
  appeal?: number;
  /** Ages in milliseconds at which its figures are wanted. */
  ages: number[];
};

/** What the product would have kept of it. */
export type PlacedPost = {
  id: string;
  url: string;
  /** The objects that were staged for it, in their order. */
  staged: { id: string; kind: string }[];
  comment: string | null;
  /** Per age, by the network's own names. */
  figures: Record<string, number>[];
};

/** As a world takes it: the pictures are in its hands already. */
export type ArrivedPost = Omit<PastPost, 'pictures' | 'key'> & { pictures: (BlobFacts & { alt: string })[] };
