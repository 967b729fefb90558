import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ContactImport,
  type ContactList,
  getContactImport,
  IMPORT_POLL_MS,
  isImportBusy,
  listContactImports,
  uploadContactImport,
} from '@waypost/contract/contacts';
import { useEffect, useRef } from 'react';
import { type CallOptions, call } from '../../../platform/api/call.ts';
import { contactsKey, isMissing } from '../api.ts';

const importsKey = (profile: number) => [...contactsKey(profile), 'imports'] as const;
export const historyKey = (profile: number) => [...importsKey(profile), 'all'] as const;
export const importKey = (profile: number, id: number) => [...importsKey(profile), id] as const;

/** Where the calls of an import go. */
export const ofImport = ({ id }: Pick<ContactList, 'id'>, made: number) => ({ contact_list: id, id: made });

/** An import, read every second while something is done with it; what it changed is read again when it is over. */
export function useImport(profile: number, list: ContactList, id: number) {
  const queries = useQueryClient();
  const read = useQuery({
    queryKey: importKey(profile, id),
    queryFn: ({ signal }) => call(getContactImport, { params: ofImport(list, id) }, { signal }),
    refetchInterval: ({ state }) => (isBusy(state.data) ? IMPORT_POLL_MS : false),
    retry: (failures, error) => failures < 3 && !isMissing(error),
    meta: { kind: 'silent' },
  });
  const status = read.data?.status;
  const before = useRef(status);
  useEffect(() => {
    // The list says itself whether it is at work; it is asked every twenty seconds otherwise. A short work may be over before it was seen.
    const over = status !== undefined && ENDED.has(status);
    if (over && before.current !== undefined && status !== before.current)
      void queries.invalidateQueries({ queryKey: contactsKey(profile) });
    before.current = status;
  }, [status, queries, profile]);
  /** Puts what a call answered in its place. */
  const put = (told: ContactImport) => queries.setQueryData(importKey(profile, id), told);
  return { ...read, put };
}
const ENDED: ReadonlySet<ContactImport['status']> = new Set(['done', 'undone', 'failed']);
const isBusy = (made: ContactImport | undefined): boolean => made !== undefined && isImportBusy(made.status);

/** The last imports of a list that were begun. */
export function useImports(profile: number, { id, emarketing }: ContactList) {
  return useQuery({
    queryKey: historyKey(profile),
    queryFn: ({ signal }) =>
      call(listContactImports, { params: { contact_list: id }, query: { emarketing } }, { signal }),
    meta: { kind: 'silent' },
  });
}

/** Brings a file; nothing is imported yet. */
export function bringFile({ id, emarketing }: ContactList, file: File, options: CallOptions): Promise<ContactImport> {
  const body = new FormData();
  body.set('emarketing', String(emarketing));
  body.set('file', file);
  return call(uploadContactImport, { params: { contact_list: id }, body }, options);
}
