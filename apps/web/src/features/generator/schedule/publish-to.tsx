import { Checkbox, Text } from '@mantine/core';
import { CHANNELS, isSocialApp, type SocialApp } from '@waypost/contract/networks';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { useProfile } from '../../../platform/session/use-session.ts';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { ConnectedApp } from '../../connections/index.ts';
import { connectionsPaths } from '../../connections/paths.ts';
import classes from '../composer.module.css';

interface Props {
  readonly apps: readonly ConnectedApp[];
  readonly value: readonly SocialApp[];
  readonly onChange: (apps: readonly SocialApp[]) => void;
  /** Below the networks. */
  readonly children?: ReactNode;
}

/** One card per connected network (GEN-002). */
export function PublishTo({ apps, value, onChange, children }: Props) {
  const t = useTranslations('generator');
  const { slug } = useProfile();
  return (
    <SectionCard title={t('composer.publishTo')}>
      <Checkbox.Group
        aria-label={t('networks.label')}
        value={[...value]}
        // Kept in the order of the tabs, whatever the order of the clicks.
        onChange={(chosen) =>
          onChange(apps.map(({ app }) => app).filter((app) => chosen.filter(isSocialApp).includes(app)))
        }
      >
        <div className={classes.networks}>
          {apps.map(({ app, application, pageName }) => (
            <Checkbox.Card
              key={app}
              value={app}
              className={classes.network}
              aria-label={`${CHANNELS[app].name}, ${pageName}`}
            >
              <NetworkChip app={app} size={36} />
              <span className={classes.networkWords}>
                <Text component="span" display="block" fw={560}>
                  {CHANNELS[app].name}
                </Text>
                <Text component="span" display="block" size="sm" c="dimmed" truncate>
                  {application.connected ? pageName : t('composer.reconnect')}
                </Text>
              </span>
              <Checkbox.Indicator />
            </Checkbox.Card>
          ))}
        </div>
      </Checkbox.Group>
      {apps.some(({ application }) => !application.connected) && (
        <LinkAnchor to={connectionsPaths.list({ slug })} size="sm" mt={10} display="inline-block">
          {t('composer.toConnections')}
        </LinkAnchor>
      )}
      {children}
    </SectionCard>
  );
}
