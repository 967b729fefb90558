import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  CONTACT_POLL_MS,
  type ContactList,
  getContactList,
  listContacts,
  PRIMARY_LIST,
} from '@waypost/contract/contacts';
import { useEffect, useRef } from 'react';
import { isApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import type { Asked } from './asked.ts';

/** Everything that is read of a profile's contacts. */
export const contactsKey = (profile: number) => ['contacts', profile] as const;
const listKey = (profile: number, list: string) => [...contactsKey(profile), 'list', list] as const;
export const pageKey = (profile: number) => [...contactsKey(profile), 'page'] as const;

const isBusy = (list: ContactList | undefined): boolean =>
  list !== undefined && (list.is_importing || list.is_exporting);

/** The list that an address names, read again while something is done with it; what became of its contacts is read afterwards. */
export function useContactList(profile: number, named: string) {
  const queries = useQueryClient();
  const list = useQuery({
    queryKey: listKey(profile, named),
    queryFn: ({ signal }) =>
      call(
        getContactList,
        {
          params: { contact_list: named === PRIMARY_LIST ? named : Number(named) },
          query: { profile },
        },
        { signal },
      ),
    refetchInterval: ({ state }) => (isBusy(state.data) ? CONTACT_POLL_MS : false),
    retry: (failures, error) => failures < 3 && !isMissing(error),
    meta: { kind: 'silent' },
  });
  const busy = isBusy(list.data);
  const before = useRef(busy);
  useEffect(() => {
    if (before.current && !busy) void queries.invalidateQueries({ queryKey: pageKey(profile) });
    before.current = busy;
  }, [busy, queries, profile]);
  /** Puts what a call answered of the list in its place. */
  const put = (told: ContactList) => queries.setQueryData(listKey(profile, named), told);
  return { ...list, put };
}

/** There is no such list, or no number of one. */
export const isMissing = (error: unknown): boolean => isApiError(error, 404) || isApiError(error, 400);

/** One page of a list; the rows before stay until the next are there. */
export function useContacts(profile: number, { id, emarketing }: ContactList, asked: Asked) {
  return useQuery({
    queryKey: [...pageKey(profile), id, asked],
    queryFn: ({ signal }) =>
      call(
        listContacts,
        {
          query: {
            emarketing,
            contact_list: id,
            optout_status: asked.status ?? undefined,
            filter: asked.search || undefined,
            ordering: asked.ordering,
            page: asked.page,
            ...asked.cursor,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { kind: 'silent' },
  });
}
