import type { Agency } from '@waypost/contract/agency';
import type { Sender } from '../account/sender.ts';

const LINES = ['100 Front Street West', 'Toronto ON M5J 1E3'];

/** A made-up advisor, for whoever looks at a newsletter before there is one. */
export const SAMPLE_AGENCY: Agency = {
  ...{ agent_first_name: 'Marina', agent_last_name: 'Duarte', agent_email: 'marina@agency.example' },
  ...{ agency_name: 'Duarte Travel', phone: '+14165550199', phone_shown: '(416) 555-0199', phone_extension: '' },
  ...{ address_lines: LINES, postal_lines: LINES, license_line: '', photo_key: null },
  ...{ website: 'https://agency.example/', logo_key: null, booking_link: 'https://agency.example/book' },
};
export const SAMPLE_SENDER: Sender = {
  ...{ accountId: 0, profileId: 0, listId: 0, isEnabled: true, tracking: false, logo: null },
  from: { name: 'Marina Duarte', address: 'news@mail.invalid' },
  ...{ replyTo: 'marina@agency.example', postalAddress: LINES },
  ...{ signature: '<p>Marina Duarte<br>Duarte Travel</p>', domain: 'mail.invalid', bounceDomain: 'mail.invalid' },
  ...{ listName: 'Marina Duarte', locale: 'en' },
};
