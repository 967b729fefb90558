import type { Permission, Plan } from '@waypost/contract/plans';
import type { Locale } from '@waypost/contract/wire';

interface DemoProfile {
  readonly slug: string;
  readonly firstName: string;
  readonly lastName: string;
}
export interface DemoPerson {
  readonly role: 'advisor' | 'advisor-pro' | 'advisor-free' | 'staff';
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
  readonly plan: Plan;
  readonly staff: boolean;
  readonly permissions: readonly Permission[];
  readonly profiles: readonly DemoProfile[];
}

const advisor = { locale: 'en', staff: false, permissions: [] } as const;

/** Sandbox mode's people, one per gate. Addresses under example domains (RFC 2606) belong to nobody. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    ...advisor,
    role: 'advisor',
    email: 'marina@bluefjord.example',
    firstName: 'Marina',
    lastName: 'Duval',
    plan: 'premium',
    profiles: [
      { slug: 'marina-duval', firstName: 'Marina', lastName: 'Duval' },
      { slug: 'blue-fjord-groups', firstName: 'Blue Fjord', lastName: 'Groups' },
    ],
  },
  {
    ...advisor,
    role: 'advisor-pro',
    email: 'theo@martinvoyages.example',
    firstName: 'Theo',
    lastName: 'Martin',
    plan: 'pro',
    profiles: [{ slug: 'theo-martin', firstName: 'Theo', lastName: 'Martin' }],
  },
  {
    ...advisor,
    role: 'advisor-free',
    email: 'iris@coastline.example',
    firstName: 'Iris',
    lastName: 'Campbell',
    plan: 'free',
    profiles: [{ slug: 'iris-campbell', firstName: 'Iris', lastName: 'Campbell' }],
  },
  {
    role: 'staff',
    email: 'support@waypost.example',
    firstName: 'Robin',
    lastName: 'Keller',
    locale: 'en',
    plan: 'free',
    staff: true,
    permissions: ['accounts.impersonate', 'fbreport.view_fbpost'],
    profiles: [],
  },
];
