export { usePost, useShortList } from './api.ts';
export { PostDetailsOfAddress } from './details/post-details.tsx';
export { type Figure, primaryFigure } from './figures.ts';
export { MessageLine } from './list/message-line.tsx';
export { PostRow } from './list/post-row.tsx';
export { Thumb } from './list/thumb.tsx';
export { postsScreens } from './routes.tsx';
export { UndoBody } from './undo/undo-body.tsx';
export { usePreflightText } from './use-preflight-text.ts';
