import { lazy } from 'react';
import { withWords } from '../../platform/i18n/locale-store.ts';

/** The dialog comes with its first opening: writing a post does not wait for it. */
export const MediaPicker = lazy(async () => ({
  default: (await withWords(['media'], () => import('./media-picker.tsx'))).MediaPicker,
}));
