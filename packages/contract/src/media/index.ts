export * from './allowances.ts';
export * from './calls.ts';
export * from './rules.ts';
export * from './schemas.ts';
export * from './videos.ts';
