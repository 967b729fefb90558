import { type Piece, slotsOfBodies } from '../../mailing/index.ts';

/** As the engine escapes it. */
export const { escapedFor } = await slotsOfBodies();

export interface Reader {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** Pieces as one reader gets them who is no recipient: what leads to him leads nowhere. */
export const shownTo = (pieces: readonly Piece[], reader: Reader): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if (piece.kind === 'contact') return escapedFor(piece.place, reader[piece.field].trim() || piece.fallback);
      // A picture at '#' would be the whole document once more.
      return piece.kind === 'pixel' ? 'data:,' : '#';
    })
    .join('');
