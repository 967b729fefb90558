import type { WrittenAnnouncement } from '@waypost/contract/announcements';
import { completeAddress, isWebAddress } from '@waypost/contract/wire';
import { locales } from '@waypost/i18n';
import { audit } from '../../platform/audit/audit.ts';
import { holdVersion, refuseFull } from '../../platform/curated/curated.ts';
import type { Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { any, countAll, query, sql } from '../../platform/db/query.ts';
import { invalid, type Text, text } from '../../platform/errors/index.ts';
import { richText } from '../../platform/html/rich-text.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { ANNOUNCEMENTS } from './store.ts';

const objectType = 'announcement';

/** Stores a draft before the others; answers its id. 409 when the list is full. */
export async function createAnnouncement(tx: Sql, actor: Actor, written: WrittenAnnouncement): Promise<number> {
  const columns = await columnsOf(tx, written);
  await refuseFull(tx, ANNOUNCEMENTS);
  const first = sql<number>`(SELECT coalesce(min(position), 0) - 1 FROM announcements)`;
  const row = await tx.row(
    query
      .insertInto('announcements')
      .values({ ...columns, position: first })
      .returning('id'),
  );
  if (row === null) throw new Error('the announcement was not stored');
  await audit(tx, actor, { action: 'announcement.create', objectType, objectId: row.id });
  return row.id;
}

/** Replaces all of it on top of the version that the writer has seen; who closed it is not shown it again. */
export async function changeAnnouncement(
  tx: Sql,
  actor: Actor,
  id: number,
  { version, ...written }: WrittenAnnouncement & { readonly version: number },
): Promise<void> {
  const columns = await columnsOf(tx, written);
  await holdVersion(tx, ANNOUNCEMENTS, id, version);
  await tx.run(
    query
      .updateTable('announcements')
      .set({ ...columns, version: version + 1 })
      .where('id', '=', id),
  );
  await audit(tx, actor, { action: 'announcement.change', objectType, objectId: id, data: { version: version + 1 } });
}

async function columnsOf(tx: Sql, written: WrittenAnnouncement) {
  const link = completeAddress(written.link);
  const [starts, ends] = [written.starts, written.ends].map((time) => (time === null ? null : new Date(time)));
  const html = await Promise.all(locales.map(async (one) => [one, await richText(written.text[one])] as const));
  const empty = html.some(([one, made]) => made === '' && (one === 'en' || written.text[one] !== ''));
  const wrong: Record<string, Text[]> = {};
  if (written.text.en === '') wrong.text = [text('errors.translated.english')];
  else if (empty) wrong.text = [text('errors.translated.empty')];
  if (link !== null && !isWebAddress(link)) wrong.link = [text('errors.field.address')];
  if (starts && ends && ends <= starts) wrong.ends = [text('errors.announcement.ends')];
  if (!(await areCountries(tx, written.countries))) wrong.countries = [text('errors.field.choice')];
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return {
    type: written.type,
    text: json(written.text as typeof written.text & { en: string }),
    message: json(Object.fromEntries(html) as { en: string }),
    ...{ link, starts_at: starts, ends_at: ends },
    plans: json([...new Set(written.plans)]),
    countries: json([...new Set(written.countries)]),
  };
}

async function areCountries(tx: Sql, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await tx.row(query.selectFrom('countries').select(countAll).where('id', '=', any(ids)));
  return found?.count === new Set(ids).size;
}
