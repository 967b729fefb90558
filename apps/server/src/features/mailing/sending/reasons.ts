/** Why a delivery ended, or waits: said on the report. */
export type DeliveryReason =
  | (typeof HARD_REASONS)[number]
  | (typeof REFUSED_REASONS)[number]
  | 'mailbox_full'
  | 'refused'
  | 'busy'
  | 'greylisted'
  | 'throttled'
  | 'unreachable'
  | 'gave_up'
  | 'interrupted'
  | 'suppressed_before'
  | 'suppressed_meanwhile';

/** The mailbox does not exist, and will not. */
export const HARD_REASONS = ['no_mailbox', 'mailbox_disabled', 'no_domain', 'bad_address'] as const;
/** What we are or what we send was refused, whoever the recipient is. */
export const REFUSED_REASONS = ['policy', 'content', 'too_big'] as const;

/** What a no says about the recipient, beside this delivery: her address, her mailbox, in general, or nothing. */
export type About = 'address' | 'mailbox' | 'refusal' | 'nobody';
