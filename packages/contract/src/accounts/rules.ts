export const PASSWORD_MIN = 10;

/** Advisors whom staff invite in one go. */
export const INVITED_AT_ONCE = 200;

/** Whom sandbox mode signs in without a password. */
export const DEMO_ROLES = [
  'advisor',
  'advisor-new',
  'advisor-pro',
  'advisor-free',
  'advisor-declined',
  'advisor-content',
  'staff',
] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];
