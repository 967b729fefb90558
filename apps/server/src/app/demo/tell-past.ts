import { randomUUID } from 'node:crypto';
import type { SocialApp } from '@waypost/contract/networks';
import { metricsOf, statsTypeOf } from '@waypost/contract/stats';
import { history, STATS_AGES_MS } from '../../features/posts/index.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { TableRow } from '../../platform/db/query.ts';
import type { Owned } from './library.ts';
import type { Outside } from './outside.ts';
import type { Piece } from './story.ts';

/** What a piece of the past became: out, where nothing else is said. */
export interface PastPiece {
  readonly piece: Piece;
  readonly key: string;
  readonly at: Date;
  readonly ended?: 'missed' | 'question';
}
interface Teller {
  readonly outside: Outside;
  readonly connections: ReadonlyMap<SocialApp, TableRow<'connections'>>;
  /** Posters by their names, as the library has them. */
  readonly owned: (poster: string) => Owned;
  readonly now: Date;
}

/**
 * Puts a piece on the walls of its networks, and answers what writes the same into our tables, in the transaction that
 * says that it is done. After a kill in between the walls have it already, and answer what they answered.
 */
export async function tellPast(
  teller: Teller,
  { piece, key, at, ended }: PastPiece,
): Promise<(tx: Sql) => Promise<void>> {
  const origin = randomUUID();
  const media = piece.pictures.map(teller.owned);
  const { writeHistory } = await history();
  const rows = await Promise.all(
    piece.on.flatMap((app) => {
      const connection = teller.connections.get(app);
      return connection === undefined ? [] : [rowOf(connection)];
    }),
  );
  return async (tx) => {
    for (const row of rows) await writeHistory(tx, row, teller.now);
  };

  async function rowOf(connection: TableRow<'connections'>) {
    const row = { connection, origin, message: piece.text, fireAt: at, media };
    if (ended === 'missed') return { ...row, ended };
    const live = await place(teller.outside, connection, { piece, key, at, media });
    return { ...row, ended: ended ?? live };
  }
}

async function place(
  outside: Outside,
  { app, page_id, is_feed }: TableRow<'connections'>,
  { piece, key, at, media }: Pick<PastPiece, 'piece' | 'key' | 'at'> & { media: readonly Owned[] },
) {
  const { text, comment, appeal } = piece;
  const placed = await outside.place({
    key: `${key}/${app}`,
    owner: page_id ?? '',
    text,
    comment,
    appeal,
    pictures: piece.pictures.map((name, position) => ({ name, alt: media[position]?.altText ?? '' })),
    at: at.getTime() + RELEASED_MS,
    ages: STATS_AGES_MS,
  });
  const { id, url, staged } = placed;
  const said = comment === undefined || placed.comment === null ? null : { text: comment, remoteId: placed.comment };
  const figures = placed.figures.map((figures) => metricsFrom(app, is_feed === true, figures));
  return { remoteId: id, permalink: url, staged, comment: said, figures };
}
/** A worker takes it a little after its time. */
const RELEASED_MS = 2_000;

/** Figures by our names, as the connector would have them. */
function metricsFrom(
  app: SocialApp,
  feed: boolean,
  figures: Readonly<Record<string, number>>,
): Record<string, number | null> {
  const metrics = metricsOf(app, statsTypeOf(feed ? 'feedpost' : 'post'));
  return Object.fromEntries(
    metrics.map(({ key, names, unit }) => {
      const value = [...names, key].map((name) => figures[name]).find((one) => one !== undefined) ?? null;
      return [key, value !== null && unit === 'percent' ? Math.round(value * 1_000_000) / 10_000 : value];
    }),
  );
}
