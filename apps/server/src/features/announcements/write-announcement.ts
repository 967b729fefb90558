import type { WrittenAnnouncement } from '@waypost/contract/announcements';
import { completeAddress, isWebAddress } from '@waypost/contract/wire';
import { locales } from '@waypost/i18n';
import { change, create } from '../../platform/curated/curated.ts';
import type { Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { any, countAll, query } from '../../platform/db/query.ts';
import { invalid, type Text, text } from '../../platform/errors/index.ts';
import { richTexts } from '../../platform/html/rich-text.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { ANNOUNCEMENTS } from './store.ts';

/** Stores a draft before the others; answers its id. 409 when the list is full. */
export const createAnnouncement = async (tx: Sql, actor: Actor, written: WrittenAnnouncement): Promise<number> =>
  create(tx, actor, ANNOUNCEMENTS, await columnsOf(tx, written));

/** Replaces all of it on top of the version that the writer has seen; who closed it is not shown it again. */
export const changeAnnouncement = async (
  tx: Sql,
  actor: Actor,
  id: number,
  { version, ...written }: WrittenAnnouncement & { readonly version: number },
): Promise<void> => change(tx, actor, ANNOUNCEMENTS, { id, version }, await columnsOf(tx, written));

async function columnsOf(tx: Sql, written: WrittenAnnouncement) {
  const link = completeAddress(written.link);
  const [starts, ends] = [written.starts, written.ends].map((time) => (time === null ? null : new Date(time)));
  const html = await richTexts(written.text);
  const wrong: Record<string, Text[]> = {};
  if (written.text.en === '') wrong.text = [text('errors.translated.english')];
  else if (locales.some((one) => html[one] === '' && written.text[one] !== ''))
    wrong.text = [text('errors.translated.empty')];
  if (link !== null && !isWebAddress(link)) wrong.link = [text('errors.field.address')];
  if (starts && ends && ends <= starts) wrong.ends = [text('errors.announcement.ends')];
  if (!(await areCountries(tx, written.countries))) wrong.countries = [text('errors.field.choice')];
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return {
    type: written.type,
    text: json(written.text),
    message: json(html),
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
