import { SegmentedControl } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { Campaign, Posting } from '@waypost/contract/campaigns';
import { CHANNELS, isSocialApp, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isTeam, useSession } from '../../../platform/session/use-session.ts';
import { NetworkGlyph } from '../../../ui/marks/network-icon.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { type Agent, AgentSelect } from './agent-select.tsx';
import classes from './preview.module.css';
import { Shown } from './shown.tsx';

interface Props {
  readonly campaign: Pick<Campaign, 'id' | 'ogs'>;
  /** Null: none is opened, and there is none. */
  readonly posting: Posting | null;
}

/** A post as it would stand on the page of an advisor, on its own network or another. Follows what is typed. Loaded by lazy-parts.ts. */
export default function PreviewPanel({ campaign, posting }: Props) {
  const t = useTranslations('campaigns.preview');
  const { user } = useSession();
  const [agent, choose] = useState<Agent | null>(null);
  const [looked, look] = useState<{ readonly posting: number; readonly app: SocialApp } | null>(null);
  if (posting === null)
    return (
      <div className={classes.panel}>
        <EmptyState icon={<IconEye size={40} stroke={1.4} />} title={t('choose')} />
      </div>
    );
  const app = looked?.posting === posting.id ? looked.app : posting.app;
  return (
    <div className={classes.panel}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t('network')}
        value={app}
        onChange={(chosen) => isSocialApp(chosen) && look({ posting: posting.id, app: chosen })}
        data={SOCIAL_APPS.map((value) => ({
          value,
          label: (
            <span className={classes.network}>
              <NetworkGlyph app={value} size={16} />
              {CHANNELS[value].name}
            </span>
          ),
        }))}
      />
      {/* Who manages suppliers sees no advisors. */}
      {user !== null && isTeam(user) && (
        <div data-own-undo>
          <AgentSelect campaign={campaign.id} value={agent} onChange={choose} />
        </div>
      )}
      <Shown posting={posting} ogs={campaign.ogs} app={app} profile={agent?.profile} />
      <p className={classes.note}>{t('note')}</p>
    </div>
  );
}
