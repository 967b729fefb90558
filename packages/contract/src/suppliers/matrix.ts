import { CHANNELS, SOCIAL_APPS, type SocialApp } from '../networks/networks.ts';
import type { SupplierBudget, SupplierStats } from './budget-calls.ts';

/** A figure and what of the investment stands for it. */
interface Paid {
  readonly count: number;
  readonly invested: number;
}
/** One line of the matrix: what was put into the posts of a network, and what they brought. Nothing is rounded (SUPP-021). */
export interface MatrixRow {
  readonly posts: number;
  /** Of how many advisors; null of several networks together, where one may stand twice. */
  readonly trade: { readonly count: number | null; readonly invested: number };
  /** Null where the network's reach is none that a supplier pays for (SUPP-023). */
  readonly reach: { readonly count: number | null; readonly invested: number };
  readonly engagement: Paid;
  readonly clicks: Paid;
  readonly sales: {
    readonly leads: number;
    readonly bookings: number;
    readonly value: number;
    readonly invested: number;
  };
  readonly investment: number;
}
export type MatrixOf<App> = MatrixRow & { readonly app: App };
type Budget = Omit<SupplierBudget, 'application_slug' | 'supplier_name'>;
type Stats = Omit<SupplierStats, 'application_slug'>;

const NOTHING: Stats = { count: 0, agents: 0, reach: 0, engage: 0, clicks: 0, leads: 0 };

/** The arithmetic of SUPP-019 to 022 for one network. */
export function matrixRow(budget: Budget, stats: Stats, countsReach = true): MatrixRow {
  const investment = stats.count * budget.cost_per_post;
  const part = (percent: number) => (investment * percent) / 100;
  const bookings = (stats.leads * budget.leads_into_bookings) / 100;
  return {
    posts: stats.count,
    trade: { count: stats.agents, invested: part(budget.percent_trade) },
    reach: { count: countsReach ? stats.reach : null, invested: part(budget.percent_reach) },
    engagement: { count: stats.engage, invested: part(budget.percent_engagement) },
    clicks: { count: stats.clicks, invested: part(budget.percent_clicks) },
    sales: {
      leads: stats.leads,
      bookings,
      value: bookings * budget.per_booking_amount,
      invested: part(budget.percent_sales),
    },
    investment,
  };
}

/** A line for each network that the budget names, in the order in which tabs list them. */
export const matrixOf = (
  budgets: readonly SupplierBudget[],
  stats: readonly SupplierStats[],
): readonly MatrixOf<SocialApp>[] =>
  SOCIAL_APPS.flatMap((app) => {
    const budget = budgets.find((one) => one.application_slug === app);
    if (budget === undefined) return [];
    const figures = stats.find((one) => one.application_slug === app) ?? NOTHING;
    return [{ app, ...matrixRow(budget, figures, CHANNELS[app].paidReach) }];
  });

/** All lines together. */
export function matrixTotal(rows: readonly MatrixRow[]): MatrixRow {
  const sum = (figure: (row: MatrixRow) => number | null) => rows.reduce((all, row) => all + (figure(row) ?? 0), 0);
  return {
    posts: sum((row) => row.posts),
    trade: { count: null, invested: sum((row) => row.trade.invested) },
    reach: { count: sum((row) => row.reach.count), invested: sum((row) => row.reach.invested) },
    engagement: { count: sum((row) => row.engagement.count), invested: sum((row) => row.engagement.invested) },
    clicks: { count: sum((row) => row.clicks.count), invested: sum((row) => row.clicks.invested) },
    sales: {
      leads: sum((row) => row.sales.leads),
      bookings: sum((row) => row.sales.bookings),
      value: sum((row) => row.sales.value),
      invested: sum((row) => row.sales.invested),
    },
    investment: sum((row) => row.investment),
  };
}
