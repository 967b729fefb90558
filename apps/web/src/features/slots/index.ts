export { SlotSettings } from './slot-settings.tsx';
