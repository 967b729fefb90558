export { FEED_MISSES, FEED_READS } from './allowances.ts';
export * from './calls.ts';
export * from './rules.ts';
