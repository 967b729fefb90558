export * from './figures.ts';
export type { Metric, StatsDefinition, StatsType } from './metrics.ts';
export * from './periods.ts';
