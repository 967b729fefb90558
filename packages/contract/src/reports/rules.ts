/** What a newsletter did, as far as percentages and funnel ask. */
export interface Counted {
  /** Messages that the recipients' servers took. */
  readonly num_sent: number;
  readonly num_hard_bounce: number;
  readonly num_open: number;
  readonly num_click: number;
}

/**
 * Where a percentage stands; each view has bases of its own (LIMITS-013, LIMITS-014): the marketing calendar of staff, the page of a
 * campaign, and all that an advisor sees.
 */
export const REPORT_VIEWS = ['admin', 'campaign', 'agent'] as const;
export type ReportView = (typeof REPORT_VIEWS)[number];
export type PercentBase = 'sent' | 'delivered' | 'opened';
export const PERCENT_BASES: Readonly<Record<ReportView, Readonly<Record<'open' | 'click', PercentBase>>>> = {
  admin: { open: 'sent', click: 'sent' },
  campaign: { open: 'sent', click: 'opened' },
  agent: { open: 'delivered', click: 'delivered' },
};

/** What did not come back because there is no such mailbox. */
export const deliveredOf = ({ num_sent, num_hard_bounce }: Counted): number => Math.max(0, num_sent - num_hard_bounce);

/** With two decimals (LIMITS-012); of nothing it is nothing (LIMITS-015). */
export const percentOf = (part: number, of: number): number => (of <= 0 ? 0 : Math.round((part / of) * 10_000) / 100);

const baseOf = (base: PercentBase, counted: Counted): number =>
  base === 'sent' ? counted.num_sent : base === 'opened' ? counted.num_open : deliveredOf(counted);

/** Open % and click % of a view, each with what it is a part of. */
export function percentsOf(view: ReportView, counted: Counted) {
  const bases = PERCENT_BASES[view];
  const of = (part: number, base: PercentBase) => ({ base, value: percentOf(part, baseOf(base, counted)) });
  return { open: of(counted.num_open, bases.open), click: of(counted.num_click, bases.click) };
}

export const FUNNEL_STAGES = ['delivered', 'opened', 'clicked'] as const;
/** A bar that is narrower has its label beside it (NEWS-029). */
export const FUNNEL_LABEL_INSIDE = 20;

/** The bars of a funnel: as wide as their part of what was delivered, in percent. */
export function funnelOf(counted: Counted) {
  const delivered = deliveredOf(counted);
  const values = { delivered, opened: counted.num_open, clicked: counted.num_click };
  return FUNNEL_STAGES.map((stage) => {
    const width = Math.min(100, percentOf(values[stage], delivered));
    return { stage, value: values[stage], width, outside: width < FUNNEL_LABEL_INSIDE };
  });
}

/** What can have become of a recipient; everybody in an audience is in one of them. */
export const RECIPIENT_STATES = ['accepted', 'rejected', 'suppressed', 'cancelled', 'uncertain', 'waiting'] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];
/** What a recipient did, or what came back from her. */
export const RECIPIENT_ACTS = [
  'opened',
  'clicked',
  'machine',
  'hard_bounce',
  'soft_bounce',
  'unsubscribed',
  'complained',
] as const;
export type RecipientAct = (typeof RECIPIENT_ACTS)[number];

export type AudienceTotals = Readonly<Record<RecipientState | 'audience', number>>;
/** The one sum that a report is held to. */
export const addsUp = (totals: AudienceTotals): boolean =>
  totals.audience === RECIPIENT_STATES.reduce((sum, state) => sum + totals[state], 0);

/** Why a recipient got nothing, waits, or nobody knows. */
export const RECIPIENT_REASONS = [
  'no_mailbox',
  'mailbox_disabled',
  'no_domain',
  'bad_address',
  'policy',
  'content',
  'too_big',
  'mailbox_full',
  'refused',
  'busy',
  'greylisted',
  'throttled',
  'unreachable',
  'gave_up',
  'interrupted',
  'set_back',
  'suppressed_before',
  'suppressed_meanwhile',
] as const;

export const RUN_STATES = ['freezing', 'sending', 'paused', 'held', 'cancelled', 'set_back', 'done'] as const;
export type RunState = (typeof RUN_STATES)[number];
/** What it says may still change by itself. */
export const isUnderWay = (state: RunState | undefined): boolean =>
  state === 'freezing' || state === 'sending' || state === 'set_back';
/** Whether a person may send once more to those of whom nobody knows whether they got it. */
export const maySendAgain = (state: RunState | undefined, uncertain: number): boolean =>
  uncertain > 0 && (state === 'sending' || state === 'done');

/** How many of an audience, of its opens and of its clicks are named, where several advisors sent (NEWS-033, NEWS-034). */
export const TOP_STATS = 3;
export const hasTopStats = (agents: number): boolean => agents > 1;

export const RECIPIENT_SEARCH_MAX = 100;
/** What a search finds is counted so far. */
export const RECIPIENTS_COUNTED = 10_000;
/** As many as may be sent to again at once. */
export const SEND_AGAIN_MAX = 1_000;
/** Up to so many recipients come as a file at once; more are written in the background. */
export const RECIPIENTS_AT_ONCE = 5_000;
/** How long a file of recipients can be downloaded. */
export const RECIPIENT_FILE_DAYS = 7;
/** How often a report is read again while its newsletter goes out, or a file of it is made. */
export const REPORT_POLL_MS = 5_000;
