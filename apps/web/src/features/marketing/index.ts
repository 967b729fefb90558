export { PostingPerformance } from './performance/lazy-performance.ts';
export { marketingScreens } from './routes.tsx';
export { CategorizeDialog, DeleteDialog, EffectNote, RescheduleDialog } from './verbs/lazy-verbs.ts';
