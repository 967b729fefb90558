import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import type { CategorizeProps } from './categorize-dialog.tsx';
import type { DeleteProps } from './delete-dialog.tsx';
import type { EditProps } from './edit-dialog.tsx';
import type { EffectProps } from './effect-note.tsx';
import type { MoveNewsletterProps } from './move-newsletter-dialog.tsx';
import type { RescheduleProps } from './reschedule-dialog.tsx';

/** Code and words come when somebody asks. */
export const EditDialog = loadAgain<EditProps>(() =>
  withWords(['generator', 'generator/further', 'marketing'], () => import('./edit-dialog.tsx')),
);
export const DeleteDialog = loadAgain<DeleteProps>(() =>
  withWords(['marketing', 'ui/ordered'], () => import('./delete-dialog.tsx')),
);
export const RescheduleDialog = loadAgain<RescheduleProps>(() =>
  withWords(['marketing'], () => import('./reschedule-dialog.tsx')),
);
export const MoveNewsletterDialog = loadAgain<MoveNewsletterProps>(() =>
  withWords(['marketing'], () => import('./move-newsletter-dialog.tsx')),
);
export const CategorizeDialog = loadAgain<CategorizeProps>(() =>
  withWords(['marketing'], () => import('./categorize-dialog.tsx')),
);
/** For who asks in a dialog of its own. */
export const EffectNote = loadAgain<EffectProps>(() => withWords(['marketing'], () => import('./effect-note.tsx')));
