export * from './allowances.ts';
export * from './calls.ts';
export * from './first-run-calls.ts';
export * from './invitation-calls.ts';
export * from './rules.ts';
export * from './schemas.ts';
export * from './session-calls.ts';
export * from './user-calls.ts';
