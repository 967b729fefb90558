export { serveUnsubscribe } from './serve-unsubscribe.ts';
export { serveView } from './serve-view.ts';
