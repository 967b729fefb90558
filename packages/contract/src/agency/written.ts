import { NO_LICENSE } from './rules.ts';

// How what an agency says of itself is written where travellers read it: on posts, cards, previews, mails and pages.

/** A number as it is read; in North America nobody says the code. */
export const phoneShown = (phone: string | null, code: string | null): string =>
  !phone ? '' : code === null || code === '+1' ? phone : `${code} ${phone}`;

/** With its extension, which `words` says in the reader's language. */
export const phoneWithExtension = (
  phone: string,
  extension: string | null,
  words: (of: { phone: string; extension: string }) => string,
): string => (phone === '' || !extension ? phone : words({ phone, extension }));

interface Address {
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip_code: string | null;
  readonly country: string | null;
}

/** Street, then the city as the country's post has it. */
export function addressLines({ address, city, state, zip_code, country }: Address): string[] {
  const place = [city, state].filter(Boolean).join(', ');
  const second = country === 'MX' ? `${zip_code ?? ''} ${place}` : `${place} ${zip_code ?? ''}`;
  return [address ?? '', second.trim()].filter((line) => line !== '');
}

/** Description and number in one (BIZ-006); empty without a licence. */
export const licenseLine = (description: string | null, number: string | null): string =>
  !description || description === NO_LICENSE ? '' : `${description} ${number ?? ''}`.trim();

/** An address of the web as people say it. */
export const websiteShown = (website: string): string =>
  website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/+$/, '');
