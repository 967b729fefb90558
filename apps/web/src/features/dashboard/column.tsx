import { Tabs } from '@mantine/core';
import type { App } from '@waypost/contract/networks';
import { DASHBOARD_PERIOD, type DashboardPeriod } from '@waypost/contract/posts';
import type { Href } from '@waypost/contract/wire';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../platform/navigation/links.tsx';
import { useProfile } from '../../platform/session/use-session.ts';
import { NetworkGlyph } from '../../ui/marks/network-icon.tsx';
import { useChannelName } from '../../ui/marks/use-channel-name.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { connectedChannels } from '../connections/index.ts';
import classes from './columns.module.css';
import { PeriodSelect } from './period-select.tsx';

interface Props {
  readonly title: string;
  readonly direction: 'past' | 'ahead';
  /** Where more of the same is shown. */
  readonly more: (app: App) => { readonly label: string; readonly to: Href };
  readonly children: (app: App, period: DashboardPeriod) => ReactNode;
}

/** One column: heading, period, a tab per connected channel, and the list that the caller draws. */
export function Column({ title, direction, more, children }: Props) {
  const t = useTranslations('dashboard.columns');
  const channelName = useChannelName();
  const [period, setPeriod] = useState(DASHBOARD_PERIOD);
  const [chosen, setChosen] = useState<string | null>(null);
  const apps = connectedChannels(useProfile());
  const current = apps.find((app) => app === chosen) ?? apps[0];
  if (!current) return null;
  const { label, to } = more(current);
  return (
    <SectionCard
      title={title}
      bleed
      actions={
        <div className={classes.headActions}>
          <PeriodSelect value={period} direction={direction} onChange={setPeriod} />
          <LinkAnchor size="sm" fw={560} to={to}>
            {label}
          </LinkAnchor>
        </div>
      }
    >
      <Tabs value={current} onChange={setChosen} keepMounted={false}>
        <Tabs.List className={classes.tabs} aria-label={t('networks')}>
          {apps.map((app) => (
            <Tabs.Tab key={app} value={app} leftSection={<NetworkGlyph app={app} size={18} />}>
              {channelName(app)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={current} className={classes.panel}>
          {children(current, period)}
        </Tabs.Panel>
      </Tabs>
    </SectionCard>
  );
}
