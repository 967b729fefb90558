/** For a statement: the installation sends. Nothing leaves while publishing is held, posts or newsletters (rules of the hold: decision 037). */
export const installationSends =
  "NOT EXISTS (SELECT FROM installation WHERE key IN ('publishing_held', 'address_doubted'))";
