import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';

/** The dialog comes with its first opening: writing a post does not wait for it. */
export const MediaPicker = loadAgain(async () => ({
  default: (await withWords(['media', 'ui/moments'], () => import('./media-picker.tsx'))).MediaPicker,
}));
