import { address } from '../wire/address.ts';

export const reportsPaths = {
  /** What one sending did; the recipients that are looked at stand in the address. */
  newsletter: address('/$slug/reports/emarketing/$id/', ['state', 'did', 'search', 'page']),
};

/** Where the browser fetches recipients of a newsletter as a workbook: all of them at once, or the file that was made of them. */
export const recipientsAddress = (newsletter: number): string =>
  `/api/scheduled_email_campaign/${newsletter}/deliveries/file/`;
export const recipientsFileAddress = (newsletter: number, made: number): string =>
  `/api/scheduled_email_campaign/${newsletter}/deliveries/file/${made}/`;
