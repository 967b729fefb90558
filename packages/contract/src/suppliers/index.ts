export * from './budget-calls.ts';
export * from './calls.ts';
export * from './matrix.ts';
export * from './rules.ts';
