import type { Block } from '@waypost/contract/newsletters';

export interface ToldSupplier {
  readonly name: string;
  readonly label: string;
}

/** A newsletter that the team writes; its pictures are posters of the sandbox. */
export interface ToldCampaign {
  readonly name: string;
  readonly type: string;
  /** When it goes out, counted from the telling; a draft has no time yet. */
  readonly days: number | null;
  readonly suppliers: readonly ToldSupplier[];
  /** What they show, in words. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly preheader: string;
  readonly intro: string;
  readonly write: (shown: Shown) => Block[];
  /** It is read so many times as often as a usual one. */
  readonly appeal?: number;
}

export interface Shown {
  readonly picture: (poster: string) => { image: number; alt: string; decorative: false };
  readonly supplier: (of: ToldSupplier) => number | null;
}
