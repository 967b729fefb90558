import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../states/load-again.tsx';
import { RichTextPlace } from './rich-text-place.tsx';

/** A text with its marks, written as it will be read. The editor comes when one is shown: it is heavier than most pages. */
export const RichText = loadAgain(
  () => withWords(['ui/writing'], () => import('./rich-text-field.tsx')),
  RichTextPlace,
);
