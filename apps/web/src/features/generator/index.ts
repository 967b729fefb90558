export type { DraftMedium } from './draft/draft-content.ts';
export { TemplateField } from './editor/template-field.tsx';
export { MediaStrip } from './media/media-strip.tsx';
export { PostPreview } from './preview/post-preview.tsx';
export type { PreviewVideo } from './preview/preview-props.ts';
export { generatorScreens } from './routes.tsx';
