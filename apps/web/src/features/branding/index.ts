export { useOwnBranding } from './api.ts';
export { EndCard } from './banner/end-card.tsx';
export { Watermark } from './logo/watermark.tsx';
export { brandingScreens } from './routes.tsx';
