export * from './allowances.ts';
export * from './campaign-calls.ts';
export * from './paths.ts';
export * from './place-copies.ts';
export * from './posting-calls.ts';
export * from './rules.ts';
export * from './schemas.ts';
