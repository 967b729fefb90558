export * from './figures.ts';
export * from './periods.ts';
