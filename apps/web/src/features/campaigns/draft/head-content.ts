import type { Campaign, CampaignType, PostingCountry } from '@waypost/contract/campaigns';
import { type Stored, savingOf } from '../../../platform/saving/machine.ts';

/** What staff say of a campaign as a whole. */
export interface HeadContent {
  readonly title: string;
  readonly type: CampaignType;
  readonly supplier: number | null;
  readonly countries: readonly PostingCountry[];
}

export const storedHead = ({ version, title, type, supplier, countries }: Campaign): Stored<HeadContent> => ({
  version,
  content: { title, type, supplier: supplier?.id ?? null, countries },
});

const sameCountries = (a: readonly PostingCountry[], b: readonly PostingCountry[]): boolean =>
  [...a].sort().join() === [...b].sort().join();

/** What has to be stored for the server to have `now` where it has `before`. A campaign is never left without a title. */
export const headChanges = (now: HeadContent, before: HeadContent) => ({
  ...(now.title.trim() !== '' && now.title.trim() !== before.title.trim() && { title: now.title.trim() }),
  ...(now.type !== before.type && { type: now.type }),
  ...(now.supplier !== before.supplier && { supplier: now.supplier }),
  ...(!sameCountries(now.countries, before.countries) && { countries: [...now.countries] }),
});

export const headSaving = savingOf<HeadContent>((a, b) => Object.keys(headChanges(a, b)).length === 0);
