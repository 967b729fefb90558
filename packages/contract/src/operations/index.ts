export * from './calls.ts';
export * from './lists.ts';
export { operationsPaths } from './paths.ts';
export * from './rules.ts';
