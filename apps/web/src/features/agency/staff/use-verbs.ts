import { type AgencyOption, deleteAgencyOption, restoreAgencyOption } from '@waypost/contract/agency';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { useUndoToast } from '../../../ui/ordered/use-undo-toast.tsx';
import { nameOf, OPTIONS_KEY } from './lists.ts';

/** What is done with a row; a deletion can be taken back from its message. */
export function useVerbs() {
  const t = useTranslations('agency.staff');
  const { locale } = useFormats();
  const undoToast = useUndoToast();
  const quiet = { success: false, invalidate: [OPTIONS_KEY] } as const;
  const restore = useAction({ ...quiet, run: (id: number) => call(restoreAgencyOption, { params: { id } }) });
  const remove = useAction({
    ...quiet,
    run: ({ id }: AgencyOption) => call(deleteAgencyOption, { params: { id } }),
    onSuccess: (_, option) => undoToast(t('deleted', { name: nameOf(option, locale) }), () => restore.run(option.id)),
  });
  return { pending: restore.pending || remove.pending, remove: remove.run };
}
