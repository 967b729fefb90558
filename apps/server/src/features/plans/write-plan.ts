import type { WrittenPlan } from '@waypost/contract/plans';
import { locales } from '@waypost/i18n';
import { change, create, setDeleted } from '../../platform/curated/curated.ts';
import type { Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { isUniqueViolation } from '../../platform/db/violations.ts';
import { conflict, invalid, type Text, text } from '../../platform/errors/index.ts';
import { richTexts } from '../../platform/html/rich-text.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { PLAN_ROWS } from './store.ts';

/** Stores one after the others; answers its id. 409 when the list is full. */
export const createPlan = (tx: Sql, actor: Actor, written: WrittenPlan): Promise<number> =>
  alone(async () => create(tx, actor, PLAN_ROWS, await columnsOf(written)));

/** Replaces it on top of the version that the writer has seen. What people have is named by its slug and stays. */
export const writePlan = (
  tx: Sql,
  actor: Actor,
  id: number,
  { version, ...written }: WrittenPlan & { readonly version: number },
): Promise<void> => alone(async () => change(tx, actor, PLAN_ROWS, { id, version }, await columnsOf(written)));

/** 409 where another one is offered in its place meanwhile, or leads to the same plan of the provider. */
export async function restorePlan(tx: Sql, actor: Actor, id: number): Promise<void> {
  try {
    await setDeleted(tx, actor, PLAN_ROWS, id, false);
  } catch (error) {
    throw isUniqueViolation(error) ? conflict('errors.plan.replaced') : error;
  }
}

async function columnsOf({ name, annual_rate, description, features, ...written }: WrittenPlan) {
  const info = await richTexts(description);
  const wrong: Record<string, Text[]> = {};
  const free = written.slug === 'free';
  if (!name.en) wrong.name = [text('errors.translated.english')];
  if (locales.some((one) => info[one] === '' && description[one]))
    wrong.description = [text('errors.translated.empty')];
  if (free && annual_rate > 0) wrong.annual_rate = [text('errors.plan.free_costs')];
  else if (!free && written.active && Math.round(annual_rate * 100) === 0)
    wrong.annual_rate = [text('errors.plan.no_price')];
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return {
    ...written,
    annual_cents: Math.round(annual_rate * 100),
    name: json(name),
    description: json(description),
    info: json(info),
    features: json(features),
  };
}

/** One of a kind is offered, and the provider's plan leads to one of ours: the indexes see to it, also of two writers at once. */
async function alone<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'plans_offered')) throw invalid({ active: [text('errors.plan.offered')] });
    if (isUniqueViolation(error, 'plans_uid')) throw invalid({ uid: [text('errors.plan.uid')] });
    throw error;
  }
}
