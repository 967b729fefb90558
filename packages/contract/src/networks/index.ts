export * from './little-text.ts';
export type { Permission, PictureFile, PictureFrame, PreviewLook } from './network.ts';
export { FIRST_COMMENT_MAX, SIDE_CALLS, type SideCall } from './network.ts';
export * from './networks.ts';
