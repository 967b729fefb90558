import type { WrittenGuide } from '@waypost/contract/guides';
import { completeAddress, isWebAddress } from '@waypost/contract/wire';
import { locales } from '@waypost/i18n';
import { change, create } from '../../platform/curated/curated.ts';
import type { Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { invalid, type Text, text } from '../../platform/errors/index.ts';
import { richTexts } from '../../platform/html/rich-text.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { GUIDES } from './store.ts';

/** Stores one after the others; answers its id. 409 when the list is full. */
export const createGuide = async (tx: Sql, actor: Actor, written: WrittenGuide): Promise<number> =>
  create(tx, actor, GUIDES, await columnsOf(written));

/** Replaces all but its files on top of the version that the writer has seen. */
export const changeGuide = async (
  tx: Sql,
  actor: Actor,
  id: number,
  { version, ...written }: WrittenGuide & { readonly version: number },
): Promise<void> => change(tx, actor, GUIDES, { id, version }, await columnsOf(written));

async function columnsOf({ title, text: typed, bottom_link, ...written }: WrittenGuide) {
  const isTutorial = written.kind === 'tutorial';
  // A tutorial's text has links of its own, and the memberships have their buttons.
  const link = written.kind === 'onboarding' ? completeAddress(bottom_link) : null;
  const info = await richTexts(isTutorial ? typed : {});
  const wrong: Record<string, Text[]> = {};
  if (title.en === '') wrong.title = [text('errors.translated.english')];
  if (isTutorial && locales.some((one) => info[one] === '' && typed[one] !== ''))
    wrong.text = [text('errors.translated.empty')];
  if (link !== null && !isWebAddress(link)) wrong.bottom_link = [text('errors.field.address')];
  else if (link !== null && locales.every((one) => typed[one] === '')) wrong.bottom_link = [text('errors.guide.link')];
  else if (link !== null && typed.en === '') wrong.text = [text('errors.translated.english')];
  if (isTutorial !== (written.application !== null)) wrong.application = [text('errors.field.choice')];
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return {
    ...written,
    title: json(title),
    text: json(typed),
    info: json(info),
    bottom_link: link,
    languages: json([...new Set(written.languages)]),
  };
}
