export { useNextSlots, useSlots } from './api.ts';
export { SlotSettings } from './slot-settings.tsx';
