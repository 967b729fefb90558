import type { Locale } from '@waypost/contract/wire';
import type { Piece } from './building/slots.ts';

/** Where a link of a newsletter leads; the slots name it by its place in the list, which begins with 0. */
export interface RunLink {
  /** http or https; what a person types with names in it is filled before. */
  readonly url: string;
  /** What it is called on reports. */
  readonly name: string;
  readonly supplierId?: number | null;
}

/** What a run sends, as it was when the run was started: nothing that changes afterwards changes it. */
export interface RunContent {
  readonly subject: readonly Piece[];
  readonly text: readonly Piece[];
  readonly html: readonly Piece[];
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: string;
  /** Of the Message-ID; the domain whose key signs. */
  readonly domain: string;
  readonly bounceDomain: string;
  readonly listName: string;
  /** Where the slots of links lead; maybe none. Missing where nothing is counted: its links stand in the text as they are. */
  readonly links?: readonly RunLink[];
  /** The language that it is written in, in which its recipients are spoken to; English where it is not said. */
  readonly locale?: Locale;
}
