export * from './calls.ts';
export * from './paths.ts';
export * from './schemas.ts';
