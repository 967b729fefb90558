export * from './rules.ts';
export * from './trouble.ts';
