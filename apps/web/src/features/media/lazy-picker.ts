import { lazy } from 'react';

/** The dialog comes with its first opening: writing a post does not wait for it. */
export const MediaPicker = lazy(async () => ({ default: (await import('./media-picker.tsx')).MediaPicker }));
