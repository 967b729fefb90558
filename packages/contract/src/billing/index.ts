export * from './allowances.ts';
export * from './calls.ts';
export * from './rules.ts';
