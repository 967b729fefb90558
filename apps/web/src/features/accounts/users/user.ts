import { getUser, patchUser, type UserChanges, type UserDetail } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';

export const userKey = (pk: number | string) => ['users', 'one', String(pk)] as const;

export const readUser = (user: string, signal: AbortSignal): Promise<UserDetail> =>
  call(getUser, { params: { user: Number(user) } }, { signal });

/** Sends what was changed, and the form has done with it; everything that lists users is read again. */
export function useChangeUser(pk: number, form: { readonly resetDirty: () => void; readonly forget: () => void }) {
  const t = useTranslations('ui.feedback');
  return useAction({
    run: (body: UserChanges) => call(patchUser, { params: { user: pk }, body }),
    success: t('changesSaved'),
    invalidate: [['users']],
    onSuccess: () => {
      form.resetDirty();
      form.forget();
    },
  });
}
