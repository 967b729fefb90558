import type { AudienceTotals, NewsletterFigures } from '@waypost/contract/reports';
import { type Ends, waitingOf } from '../../mailing/index.ts';

/** Null until the audience stands. */
export function totalsOf(run: (Ends & { readonly audience: number | null }) | null): AudienceTotals | null {
  if (run === null || run.audience === null) return null;
  const { audience, accepted, rejected, suppressed, cancelled, uncertain } = run;
  return { audience, accepted, rejected, suppressed, cancelled, uncertain, waiting: waitingOf(audience, run) };
}

/** `mailing_figures` as they are, or summed. */
export const FIGURE_COLUMNS = [
  'opened',
  'opened_all',
  'clicked',
  'clicked_all',
  'opens',
  'clicks',
  'unsubscribed',
  'complained',
  'bounced_hard',
  'bounced_soft',
  'bounced_refused',
] as const;
export type Figures = Readonly<Record<(typeof FIGURE_COLUMNS)[number], number>>;

export const NO_FIGURES: Figures = {
  opened: 0,
  opened_all: 0,
  clicked: 0,
  clicked_all: 0,
  opens: 0,
  clicks: 0,
  unsubscribed: 0,
  complained: 0,
  bounced_hard: 0,
  bounced_soft: 0,
  bounced_refused: 0,
};

/** delivered = num_sent − num_hard_bounce: only what came back after it was taken is a bounce here. */
export const presentFigures = (accepted: number, of: Figures): NewsletterFigures => ({
  num_sent: accepted,
  num_open: of.opened,
  num_click: of.clicked,
  num_hard_bounce: of.bounced_hard,
  num_optout: of.unsubscribed,
  num_soft_bounce: of.bounced_soft + of.bounced_refused,
  num_complaint: of.complained,
  machine_open: of.opened_all - of.opened,
  machine_click: of.clicked_all - of.clicked,
  opens: of.opens,
  clicks: of.clicks,
});
