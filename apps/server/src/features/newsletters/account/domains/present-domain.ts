import type { SendingDomain } from '@waypost/contract/newsletters';
import type { Config } from '../../../../platform/config/config.ts';
import { wireTime } from '../../../../platform/http/index.ts';
import type { AccountRow } from '../account-store.ts';
import { recordsOfAgency } from './records.ts';

export function presentDomain(config: Pick<Config, 'newsletters'>, row: AccountRow): SendingDomain | null {
  const { domain, selector, public_key, state, found, checked_at } = row;
  if (domain === null || selector === null || public_key === null || state === null) return null;
  return {
    domain,
    state,
    checked: checked_at && wireTime(checked_at),
    records: recordsOfAgency(config, { domain, selector, public_key }).map((record) => ({
      ...record,
      result: found?.[record.kind]?.result ?? null,
      found: [...(found?.[record.kind]?.found ?? [])],
    })),
  };
}
