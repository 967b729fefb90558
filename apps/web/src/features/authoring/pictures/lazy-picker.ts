import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';

export const PicturePicker = loadAgain(() => withWords(['authoring/editor'], () => import('./picture-picker.tsx')));
