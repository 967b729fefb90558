import type { Piece } from './building/slots.ts';

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
}
