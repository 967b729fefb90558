import type { Locale } from '@waypost/i18n/locale';
import { stringifySearch } from '../wire/address.ts';

/**
 * Documents for a frame, with a policy of their own; no calls. `v` is the version that was seen, so that a frame is read anew after
 * a change. A campaign's is filled in for `profile`, or for a made-up advisor; `first` and `last` name its reader.
 */
interface Previewed {
  readonly v: number;
  readonly dark?: boolean;
  readonly first?: string;
  readonly last?: string;
}
const query = ({ v, dark, ...rest }: Previewed & { locale?: Locale; profile?: number }) =>
  stringifySearch({ v, dark: dark ? 1 : undefined, ...rest });
export const newslettersFiles = {
  preview: (id: number, of: Previewed): string => `/api/scheduled_email_campaign/${id}/preview.html${query(of)}`,
  campaignPreview: (id: number, of: Previewed & { locale: Locale; profile?: number }): string =>
    `/api/emailcampaigns/${id}/preview.html${query(of)}`,
};
