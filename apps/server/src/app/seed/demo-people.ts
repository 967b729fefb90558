import type { DemoRole } from '@waypost/contract/accounts';
import type { Plan } from '@waypost/contract/plans';
import type { Locale } from '@waypost/contract/wire';

interface DemoProfile {
  readonly slug: string;
  readonly firstName: string;
  readonly lastName: string;
}
export interface DemoPerson {
  readonly role: DemoRole;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
  readonly plan: Plan;
  readonly staff: boolean;
  readonly profiles: readonly DemoProfile[];
  /** The account at the sandbox's payment provider; absent for who has never bought anything. */
  readonly customer?: string;
}

const advisor = { locale: 'en', staff: false } as const;

/**
 * Sandbox mode's people, one per need of an endpoint and one per trouble with a network: what a person may do there hangs on the namesake
 * in the sandbox. Addresses under example domains (RFC 2606) belong to nobody.
 */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    ...advisor,
    role: 'advisor',
    customer: 'MarinaA1',
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
    customer: 'TheoAcc1',
    email: 'theo@martinvoyages.example',
    firstName: 'Theo',
    lastName: 'Martin',
    locale: 'fr',
    plan: 'pro',
    profiles: [{ slug: 'theo-martin', firstName: 'Theo', lastName: 'Martin' }],
  },
  {
    ...advisor,
    role: 'advisor-free',
    email: 'iris@costaclara.example',
    firstName: 'Iris',
    lastName: 'Campos',
    locale: 'es',
    plan: 'free',
    profiles: [{ slug: 'iris-campos', firstName: 'Iris', lastName: 'Campos' }],
  },
  // Nothing is connected, as after signing up.
  {
    ...advisor,
    role: 'advisor-new',
    customer: 'JuneAcc1',
    email: 'june@firstleg.example',
    firstName: 'June',
    lastName: 'Okafor',
    plan: 'premium',
    profiles: [{ slug: 'june-okafor', firstName: 'June', lastName: 'Okafor' }],
  },
  // Nora leaves the permissions for comments and figures unticked: publishing works, and what is missing is said.
  {
    ...advisor,
    role: 'advisor-declined',
    customer: 'NoraAcc1',
    email: 'nora@harbourandhills.example',
    firstName: 'Nora',
    lastName: 'Lindqvist',
    plan: 'premium',
    profiles: [{ slug: 'nora-lindqvist', firstName: 'Nora', lastName: 'Lindqvist' }],
  },
  // Omar's role on his Page lets him create content and nothing else: no comments, no figures, whatever he consents to.
  {
    ...advisor,
    role: 'advisor-content',
    customer: 'OmarAcc1',
    email: 'omar@coralcoast.example',
    firstName: 'Omar',
    lastName: 'Haddad',
    plan: 'premium',
    profiles: [{ slug: 'omar-haddad', firstName: 'Omar', lastName: 'Haddad' }],
  },
  {
    role: 'staff',
    email: 'support@waypost.example',
    firstName: 'Robin',
    lastName: 'Keller',
    locale: 'en',
    plan: 'free',
    staff: true,
    profiles: [],
  },
];
