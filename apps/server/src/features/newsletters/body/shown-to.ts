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
      return piece.kind === 'contact' ? escapedFor(piece.place, reader[piece.field].trim() || piece.fallback) : '#';
    })
    .join('');
