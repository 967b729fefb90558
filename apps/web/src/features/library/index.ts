export { PickPost } from './lazy-pick-post.ts';
export { libraryScreens } from './routes.tsx';
