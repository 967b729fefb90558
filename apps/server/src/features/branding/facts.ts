import { createHash } from 'node:crypto';
import { type Agency, agentName, phoneWithExtension, websiteShown } from '@waypost/contract/agency';
import { BANNER_COLOR_DEFAULT, bannerText, cutText } from '@waypost/contract/branding';
import { translator } from '@waypost/i18n';
import type { CardFacts } from './card/draw-card.ts';
import type { CardRow } from './store.ts';

/** Changes when the same facts would be drawn otherwise. */
const DRAWING = 1;
const WEBSITE_MAX = 60;
const LICENSE_MAX = 90;

/** What is drawn, and from which photo. */
export interface BannerFacts {
  readonly texts: CardFacts;
  readonly photo: string | null;
  readonly hash: string;
}

/** Of an agency that has not said anything the card says what it is. */
export function factsOf(
  agency: Agency,
  { locale, background_color }: Pick<CardRow, 'locale' | 'background_color'>,
): BannerFacts {
  const said = translator(locale);
  const agent = agentName(agency, '');
  const agency_name = bannerText(agency.agency_name);
  const texts: CardFacts = {
    agency_name: agency_name || bannerText(agent) || said('branding.card.nobody'),
    agent_name: agency_name === '' ? '' : bannerText(agent),
    phone: phoneWithExtension(agency.phone_shown, agency.phone_extension, (of) => said('agency.said.phone', of)),
    website: cutText(websiteShown(agency.website), WEBSITE_MAX),
    license_line: cutText(agency.license_line, LICENSE_MAX),
    color: background_color ?? BANNER_COLOR_DEFAULT,
  };
  const photo = agency.photo_key;
  return { texts, photo, hash: hashOf([DRAWING, texts, photo]) };
}

export const hashOf = (of: unknown): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 22);
