import { Button } from '@mantine/core';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import type { Application } from '@waypost/contract/profiles';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { useConnect } from '../api.ts';
import classes from '../connections.module.css';
import { usePermissionNames } from './problem-notice.tsx';

type Missing = NonNullable<NonNullable<Application['data']>['missing_permissions']>;

/** What a connected page cannot do beside publishing, for want of which permission, and the way to it. */
export function MissingPermissions({ app, missing }: { readonly app: SocialApp; readonly missing: Missing }) {
  const t = useTranslations('connections');
  const names = usePermissionNames();
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  return (
    <ConsentNotice app={app}>
      {t('missing.text', {
        app: CHANNELS[app].name,
        permissions: names(missing.map(({ permission }) => permission)),
        what: list.format(missing.map(({ call }) => t(`missing.${call}`))),
      })}
    </ConsentNotice>
  );
}

/** Something beside publishing that a new consent mends. */
export function ConsentNotice({ app, children }: { readonly app: SocialApp; readonly children: ReactNode }) {
  const t = useTranslations('connections');
  const connect = useConnect(app);
  return (
    <div className={classes.missing}>
      <Notice
        tone="warning"
        action={
          // Asks for everything once more, also for what was declined before.
          <Button
            size="xs"
            variant="default"
            loading={connect.pending}
            onClick={() => connect.run({ reconnect: true })}
          >
            {t('problem.again')}
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
