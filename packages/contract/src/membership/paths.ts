import { address } from '../wire/address.ts';

export const membershipPaths = {
  /** `changed`: the plan that a person has just come to; the page says what it opens. */
  plan: address('/$slug/plan/', ['changed']),
  billing: address('/$slug/billing/', ['tab']),
};
