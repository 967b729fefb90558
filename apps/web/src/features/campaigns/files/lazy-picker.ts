import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';

export const FilePicker = loadAgain(() => withWords(['campaigns/editor'], () => import('./file-picker.tsx')));
