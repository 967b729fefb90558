export * from './little-text.ts';
export * from './rules.ts';
