export * from './change.ts';
export * from './rules.ts';
