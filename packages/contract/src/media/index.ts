export * from './calls.ts';
export * from './films.ts';
export * from './rules.ts';
export * from './schemas.ts';
