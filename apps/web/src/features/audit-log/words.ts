import { AUDIT_OBJECTS } from '@waypost/contract/audit-log';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** What was done, in words: what is done to accounts is said as on their page. What a newer version wrote is shown by its code. */
export function useActionWords(): (action: string) => string {
  const t = useTranslations('audit');
  const ofUsers = useTranslations('accounts.user');
  return useCallback(
    (action) => {
      const deed = `deed.${action}` as 'deed.job.retry';
      if (t.has(deed)) return t(deed);
      const ofUser = `action.${action}` as 'action.user.change';
      return ofUsers.has(ofUser) ? ofUsers(ofUser) : action;
    },
    [t, ofUsers],
  );
}

export function useObjectWords(): (type: string) => string {
  const t = useTranslations('audit.object');
  return useCallback(
    (type) => {
      const known = AUDIT_OBJECTS.find((object) => object === type);
      return known ? t(known) : type;
    },
    [t],
  );
}
