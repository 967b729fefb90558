import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  checkSendingDomain,
  type EmarketingAccount,
  getEmarketing,
  patchEmarketing,
  putSendingDomain,
  removeEmarketing,
  removeSendingDomain,
  signUpEmarketing,
} from '@waypost/contract/newsletters';
import type { BodyOf } from '@waypost/contract/wire';
import { call } from '../../../platform/api/call.ts';
import { useProfile, useSession } from '../../../platform/session/use-session.ts';

const accountKey = (id: number) => ['newsletter-account', id] as const;

/** The account of the selected profile; null where the newsletter is not connected. */
export const useAccountId = (): number | null => {
  const { installed, data } = useProfile().applications.emarketing;
  return (installed && data?.emarketing) || null;
};

/** Whether the reader is the one whose profile it is: team members who are not look only, as the server has it. */
export const useIsOwn = (): boolean => useSession().user?.pk === useProfile().user_pk;

/** An account, and the way to put what a call answered of it in its place. */
export function useAccount(id: number) {
  const queries = useQueryClient();
  const read = useQuery({
    queryKey: accountKey(id),
    queryFn: ({ signal }) => call(getEmarketing, { params: { id } }, { signal }),
    meta: { kind: 'silent' },
  });
  const put = (told: EmarketingAccount) => queries.setQueryData(accountKey(id), told);
  return { read, put };
}

export type SignUp = Omit<BodyOf<typeof signUpEmarketing>, 'profile'>;
export const signUp = (profile: number, body: SignUp) => call(signUpEmarketing, { body: { profile, ...body } });

export type AccountChange = BodyOf<typeof patchEmarketing>;
export const changeAccount = (id: number, body: AccountChange) => call(patchEmarketing, { params: { id }, body });
export const removeAccount = (id: number) => call(removeEmarketing, { params: { id } });

export const addDomain = (id: number, domain: string) => call(putSendingDomain, { params: { id }, body: { domain } });
export const checkDomain = (id: number) => call(checkSendingDomain, { params: { id } });
export const removeDomain = (id: number) => call(removeSendingDomain, { params: { id } });
