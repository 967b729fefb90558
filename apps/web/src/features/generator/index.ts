export type { DraftMedium } from './draft/draft-content.ts';
export { EmojiButton } from './editor/emoji-button.tsx';
export { insertInto } from './editor/insert-text.ts';
export { MediaStrip } from './media/media-strip.tsx';
export { PostPreview } from './preview/post-preview.tsx';
export type { PreviewVideo } from './preview/preview-props.ts';
export { generatorScreens } from './routes.tsx';
