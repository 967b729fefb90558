import type { WrittenGuide } from '@waypost/contract/guides';
import { completeAddress, isWebAddress } from '@waypost/contract/wire';
import { locales } from '@waypost/i18n';
import { audit } from '../../platform/audit/audit.ts';
import { holdVersion, refuseFull } from '../../platform/curated/curated.ts';
import type { Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { query, sql } from '../../platform/db/query.ts';
import { invalid, type Text, text } from '../../platform/errors/index.ts';
import { richText } from '../../platform/html/rich-text.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { GUIDES } from './store.ts';

const objectType = 'guide';

/** Stores one after the others; answers its id. 409 when the list is full. */
export async function createGuide(tx: Sql, actor: Actor, written: WrittenGuide): Promise<number> {
  const columns = await columnsOf(written);
  await refuseFull(tx, GUIDES);
  const last = sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM guides)`;
  const row = await tx.row(
    query
      .insertInto('guides')
      .values({ ...columns, position: last })
      .returning('id'),
  );
  if (row === null) throw new Error('the guide was not stored');
  await audit(tx, actor, { action: 'guide.create', objectType, objectId: row.id });
  return row.id;
}

/** Replaces all but its files on top of the version that the writer has seen. */
export async function changeGuide(
  tx: Sql,
  actor: Actor,
  id: number,
  { version, ...written }: WrittenGuide & { readonly version: number },
): Promise<void> {
  const columns = await columnsOf(written);
  await holdVersion(tx, GUIDES, id, version);
  await tx.run(
    query
      .updateTable('guides')
      .set({ ...columns, version: version + 1 })
      .where('id', '=', id),
  );
  await audit(tx, actor, { action: 'guide.change', objectType, objectId: id, data: { version: version + 1 } });
}

async function columnsOf({ title, text: typed, bottom_link, ...written }: WrittenGuide) {
  const isTutorial = written.kind === 'tutorial';
  // A tutorial's text has links of its own.
  const link = isTutorial ? null : completeAddress(bottom_link);
  const info = await Promise.all(
    locales.map(async (one) => [one, isTutorial ? await richText(typed[one]) : ''] as const),
  );
  const wrong: Record<string, Text[]> = {};
  if (title.en === '') wrong.title = [text('errors.translated.english')];
  if (isTutorial && info.some(([one, html]) => html === '' && typed[one] !== ''))
    wrong.text = [text('errors.translated.empty')];
  if (link !== null && !isWebAddress(link)) wrong.bottom_link = [text('errors.field.address')];
  else if (link !== null && locales.every((one) => typed[one] === '')) wrong.bottom_link = [text('errors.guide.link')];
  else if (link !== null && typed.en === '') wrong.text = [text('errors.translated.english')];
  if (isTutorial !== (written.application !== null)) wrong.application = [text('errors.field.choice')];
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return {
    ...written,
    title: json(title as typeof title & { en: string }),
    text: json(typed as typeof typed & { en: string }),
    info: json(Object.fromEntries(info) as { en: string }),
    bottom_link: link,
    languages: json([...new Set(written.languages)]),
  };
}
