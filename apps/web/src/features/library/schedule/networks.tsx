import { Checkbox } from '@mantine/core';
import { CHANNELS, isSocialApp, type SocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { useHasPro } from '../../../platform/session/use-session.ts';
import { NetworkGlyph } from '../../../ui/marks/network-icon.tsx';
import { PlanBadge } from '../../../ui/marks/plan-badge.tsx';
import type { ConnectedApp } from '../../connections/index.ts';
import classes from './schedule.module.css';

interface Props {
  readonly connected: readonly ConnectedApp[];
  readonly value: readonly SocialApp[];
  readonly onChange: (apps: readonly SocialApp[]) => void;
  readonly error?: string;
}

/** The connected networks; one that the plan lacks, or that has to be reconnected, says so. */
export function Networks({ connected, value, onChange, error }: Props) {
  const t = useTranslations('library.dialog');
  const pro = useHasPro();
  return (
    <Checkbox.Group
      label={t('networks')}
      value={[...value]}
      onChange={(chosen) =>
        onChange(connected.map(({ app }) => app).filter((app) => chosen.filter(isSocialApp).includes(app)))
      }
      error={error}
    >
      <div className={classes.radios}>
        {connected.map(({ app, application, pageName }) => {
          const locked = CHANNELS[app].proOnly && !pro;
          return (
            <Checkbox
              key={app}
              value={app}
              disabled={locked || !application.connected}
              label={
                <span className={classes.network}>
                  <NetworkGlyph app={app} size={16} />
                  <span>
                    {CHANNELS[app].name} · {pageName}
                  </span>
                  {locked && <PlanBadge plan="PRO" />}
                </span>
              }
              description={locked ? t('needsPro') : application.connected ? undefined : t('reconnect')}
            />
          );
        })}
      </div>
    </Checkbox.Group>
  );
}
