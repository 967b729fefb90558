import { escapedFor, type Piece } from './slots.ts';

export interface Reader {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** A dot that belongs to nobody; a picture at '#' would be the whole document once more. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

interface Showing {
  /** Whose names stand in it; nobody's without. */
  readonly reader?: Reader;
  /** Where its links lead, as they are written. */
  readonly links?: readonly { readonly url: string }[];
  /** What stands where an address of one recipient's own would. */
  readonly nowhere?: string;
}

/** Pieces as somebody reads them who is not their recipient, or who may hand them on: nothing that acts in a recipient's name, or counts, is in them. */
export const shownPieces = (pieces: readonly Piece[], { reader, links = [], nowhere = '#' }: Showing = {}): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const { place } = piece;
      if (piece.kind === 'contact') return escapedFor(place, reader?.[piece.field].trim() || piece.fallback);
      if (piece.kind === 'link') return escapedFor(place, links[piece.ordinal]?.url ?? nowhere);
      return piece.kind === 'pixel' ? NO_PICTURE : nowhere;
    })
    .join('');
