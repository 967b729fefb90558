export * from './granted.ts';
export * from './permissions.ts';
export * from './plans.ts';
