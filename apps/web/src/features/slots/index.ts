export { useNextSlots } from './api.ts';
export { SlotSettings } from './slot-settings.tsx';
