export * from './calls.ts';
export * from './granted.ts';
export * from './permissions.ts';
export * from './plans.ts';
export * from './rules.ts';
