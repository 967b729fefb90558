export * from './errors.ts';
export { translate } from './translate.ts';
