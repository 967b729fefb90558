import type { OfferedPlan, StoredPlan } from '@waypost/contract/plans';
import { inEveryLanguage, type Locale, textIn } from '@waypost/i18n';
import { cleanHtml } from '../../platform/html/rich-text.ts';
import type { OfferedRow, PlanRow } from './store.ts';

export async function presentOffered(row: OfferedRow, locale: Locale): Promise<OfferedPlan> {
  const { uid, slug, name, annual_cents, info, features } = row;
  return {
    ...{ uid, slug, name: textIn(locale, name) },
    data: { AnnualRate: annual_cents / 100, Description: await cleanHtml(textIn(locale, info)) },
    features: linesOf(textIn(locale, features)),
  };
}

const linesOf = (written: string): string[] =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const presentStored = ({ id, slug, uid, active, version, people, ...row }: PlanRow): StoredPlan => ({
  ...{ id, slug, uid, active, version, people: people ?? 0, annual_rate: row.annual_cents / 100 },
  name: inEveryLanguage(row.name),
  description: inEveryLanguage(row.description),
  features: inEveryLanguage(row.features),
});
