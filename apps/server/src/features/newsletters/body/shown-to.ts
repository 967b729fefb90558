import { type Piece, piecesOfBodies, type Reader } from '../../mailing/index.ts';

export type { Reader };

const { escapedFor, shownPieces } = await piecesOfBodies();

/** As the engine escapes it. */
export { escapedFor };

/** Pieces as one reader gets them who is no recipient: what leads to him leads nowhere. */
export const shownTo = (pieces: readonly Piece[], reader: Reader): string => shownPieces(pieces, { reader });
