import { Button } from '@mantine/core';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { useLocale, useTranslations } from 'use-intl';
import { useProfile } from '../../../platform/session/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useConnect } from '../api.ts';
import classes from '../connections.module.css';
import { type ProblemKey, permissionKeys } from './problem.ts';

interface Props {
  readonly app: SocialApp;
  readonly problem: ProblemKey;
  /** Permissions that were not given, in the network's names. */
  readonly missing: readonly string[];
  readonly onClose: () => void;
}

/** What became of a consent that brought nothing, and what the person can do about it. */
export function ProblemNotice({ app, problem, missing, onClose }: Props) {
  const t = useTranslations('connections.problem');
  const names = usePermissionNames();
  const { applications } = useProfile();
  const connect = useConnect(app);
  const { name } = CHANNELS[app];
  const { installed, data } = applications[app];
  const values = { app: name, page: data?.name ?? name, names: names(missing) };
  return (
    <div role="alert">
      <Notice
        tone="danger"
        title={t(installed ? 'reconnectTitle' : 'title', { app: name })}
        action={
          <div className={classes.buttons}>
            {problem !== 'misconfigured' && (
              // Asks for everything once more, also for what was declined before.
              <Button variant="default" loading={connect.pending} onClick={() => connect.run({ reconnect: true })}>
                {t('again')}
              </Button>
            )}
            <Button variant="subtle" color="gray" onClick={onClose}>
              {t('close')}
            </Button>
          </div>
        }
      >
        {t(problem, values)}
      </Notice>
    </div>
  );
}

/** Permissions in words, as a list of the person's language. */
export function usePermissionNames(): (permissions: readonly string[]) => string {
  const t = useTranslations('connections.permission');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  return (permissions) => list.format(permissionKeys(permissions).map((key) => t(key)));
}
