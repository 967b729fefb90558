export { ADDRESS_CHECKS } from './allowances.ts';
export * from './calls.ts';
export * from './schemas.ts';
export type { UnknownPosts } from './unknown-posts.ts';
