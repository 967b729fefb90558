export { useShortList } from './api.ts';
export { PostDetailsOfAddress } from './details/post-details.tsx';
export { type Figure, primaryFigure } from './figures.ts';
export { MessageLine } from './message-line.tsx';
export { PostRow } from './post-row.tsx';
export { postsScreens } from './routes.tsx';
export { Thumb } from './thumb.tsx';
export { usePreflightText } from './use-preflight-text.ts';
