export * from './little-text.ts';
export type { Network, Permission, PictureFile, PictureFrame, PreviewLook, VideoRules } from './network.ts';
export { FIRST_COMMENT_MAX, SIDE_CALLS, type SideCall } from './network.ts';
export * from './networks.ts';
