import { type Allowance, DAY_S, HOUR_S, MINUTE_S } from '../wire/allowances.ts';

const quarter = { windowS: 15 * MINUTE_S, by: 'verb' } as const;

/** Failed tries. An account is closed to the place that they come from; from everywhere only to browsers that never were in it. */
export const SIGN_INS = {
  network: { name: 'sign-in:network', per: 'network', hits: 50, ...quarter },
  here: { name: 'sign-in:here', per: 'target', hits: 10, ...quarter },
  account: { name: 'sign-in:account', per: 'target', hits: 100, ...quarter },
  browser: { name: 'sign-in:browser', per: 'target', hits: 10, ...quarter },
} as const satisfies Record<string, Allowance>;

export const FIRST_RUN_CLAIMS: Allowance = {
  name: 'first-run:network',
  per: 'network',
  hits: 20,
  windowS: HOUR_S,
};

export const SIGN_UPS: Allowance = { name: 'sign-up', per: 'network', hits: 10, windowS: HOUR_S };

/** Mails to an address that somebody typed and nobody has confirmed. */
export const MAILS_TO_STRANGERS: Allowance = {
  name: 'new-address',
  per: 'target',
  hits: 6,
  windowS: DAY_S,
  by: 'verb',
};

/** The same, asked for by whoever signed in with that address: what strangers type does not use it up. */
export const CONFIRMATIONS: Allowance = {
  name: 'confirmation',
  per: 'target',
  hits: 6,
  windowS: DAY_S,
  by: 'verb',
};

export const ADDRESS_CHANGES = {
  account: { name: 'address:account', per: 'account', hits: 5, windowS: DAY_S, by: 'verb' },
  network: { name: 'address:network', per: 'network', hits: 20, windowS: DAY_S, by: 'verb' },
} as const satisfies Record<string, Allowance>;

export const PASSWORD_CHECKS: Allowance = { name: 'current-password', per: 'account', hits: 10, ...quarter };

/** Mails about a deletion: beyond it an account is deleted without one. */
export const DELETION_MAILS: Allowance = {
  name: 'deletion-mail',
  per: 'account',
  hits: 3,
  windowS: DAY_S,
  by: 'verb',
};

export const RESETS = {
  network: { name: 'reset:network', per: 'network', hits: 20, windowS: HOUR_S },
  account: { name: 'reset:account', per: 'target', hits: 3, windowS: HOUR_S, by: 'verb' },
} as const satisfies Record<string, Allowance>;

export const RESET_LINKS: Allowance = { name: 'reset-confirm:network', per: 'network', hits: 20, windowS: HOUR_S };

export const VERIFICATIONS: Allowance = { name: 'verify:account', per: 'account', hits: 5, windowS: HOUR_S };

export const VERIFY_LINKS: Allowance = { name: 'verify-confirm:network', per: 'network', hits: 30, windowS: HOUR_S };

/** Calls: one invites up to two hundred. */
export const INVITATIONS: Allowance = { name: 'invitation:account', per: 'account', hits: 60, windowS: HOUR_S };

/** Lines of those calls, whether they make an account or not. */
export const INVITED_LINES: Allowance = {
  name: 'invitation:lines',
  per: 'account',
  hits: 1_000,
  windowS: DAY_S,
  by: 'verb',
};

/** Mails to one address, whoever sends them. */
export const INVITATION_MAILS: Allowance = {
  name: 'invitation:address',
  per: 'target',
  hits: 5,
  windowS: DAY_S,
  by: 'verb',
};

/** All who were invited at once may sit in one office: they read, reload and answer from one address. */
export const INVITATION_READS: Allowance = {
  name: 'invitation-read:network',
  per: 'network',
  hits: 1_000,
  windowS: HOUR_S,
};

export const INVITATION_LINKS: Allowance = { name: 'invitation:network', per: 'network', hits: 300, windowS: HOUR_S };
