export * from './little-text.ts';
export type { FilmRules, Network, PictureFile, PictureFrame } from './network.ts';
export { FIRST_COMMENT_MAX } from './network.ts';
export * from './networks.ts';
