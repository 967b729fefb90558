export * from './figures.ts';
export type { Metric, StatsType } from './metrics.ts';
export * from './periods.ts';
