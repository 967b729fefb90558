export { TroubleStrip } from './trouble-strip.tsx';
export { useOverview } from './use-overview.ts';
export { type Trouble, useTroubles } from './use-troubles.ts';
