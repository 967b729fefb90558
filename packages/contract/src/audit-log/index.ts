export * from './calls.ts';
export { auditPaths } from './paths.ts';
export * from './rules.ts';
