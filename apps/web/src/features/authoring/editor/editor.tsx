import { Tabs } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { CampaignCheck, EmailCampaign } from '@waypost/contract/newsletters';
import { isLocale, type Locale } from '@waypost/i18n/locale';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../platform/session/use-session.ts';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SaveState } from '../../../ui/saving/save-state.tsx';
import { useUndoKeys } from '../../../ui/saving/use-undo-keys.ts';
import { CampaignReport } from '../../reports/index.ts';
import { campaignKey } from '../api.ts';
import { focusBlock, focusField } from '../blocks/focus-block.ts';
import { useChecks } from '../checks/use-checks.ts';
import { writtenIn } from '../draft/campaign-content.ts';
import { isDirty } from '../draft/campaign-machine.ts';
import { useCampaignDraft } from '../draft/use-campaign-draft.ts';
import { PublishDialog, TestDialog } from '../publish/lazy-dialogs.ts';
import { ProgressCard } from '../publish/progress-card.tsx';
import { StateBadge } from '../state-badge.tsx';
import { BackLink } from './back-link.tsx';
import classes from './editor.module.css';
import { EditorNotices } from './editor-notices.tsx';
import { HeadActions } from './head-actions.tsx';
import { SettingsTab } from './lazy-parts.tsx';
import { useTabs } from './use-tabs.ts';
import { WriteTab } from './write-tab.tsx';

/** A newsletter under somebody's hands. */
export function Editor({ campaign }: { readonly campaign: EmailCampaign }) {
  const t = useTranslations('authoring.page');
  const queries = useQueryClient();
  const writing = useCampaignDraft(campaign);
  const { content, draft } = writing;
  const mayChange = usePermission('newsletters.change');
  const readOnly = !mayChange || !campaign.open || draft.phase === 'closed';
  const { tabs, tab, asked, show } = useTabs(campaign);
  const written = writtenIn(content);
  const locale: Locale = isLocale(asked) ? asked : (written[0] ?? 'en');
  const [dialog, open] = useState<'publish' | 'test' | null>(null);
  const [opened, openBlock] = useState<string | null>(null);
  const [side, showSide] = useState<'preview' | 'checks'>('preview');
  const checks = useChecks(campaign.id, draft.saved.version);
  useUndoKeys(writing, readOnly);
  const jump = ({ locale: of, block, field }: CampaignCheck) => {
    show({ tab: 'write', ...(of && { locale: of }) });
    if (block === null) return focusField(field ?? 'subject');
    const variant = content.variants[of ?? locale];
    const top = variant?.blocks.find(
      ({ id, ...one }) =>
        id === block ||
        ('columns' in one && one.columns.some(({ blocks }) => blocks.some((inside) => inside.id === block))),
    );
    openBlock(top?.id ?? null);
    focusBlock(block, field);
  };
  const actions = (
    <HeadActions
      campaign={campaign}
      writing={writing}
      readOnly={readOnly}
      onTest={() => open('test')}
      onPublish={() => open('publish')}
    />
  );
  return (
    <>
      <PageHead
        sticky
        title={content.name.trim() || t('untitled')}
        badge={<StateBadge campaign={campaign} />}
        lead={readOnly ? t('readOnly') : <SaveState draft={draft} dirty={isDirty(draft)} />}
        above={<BackLink />}
        actions={<div className={classes.deskActions}>{actions}</div>}
      />
      <EditorNotices campaign={campaign} writing={writing} />
      {campaign.progress !== null && (
        <div className={classes.progress}>
          <ProgressCard campaign={campaign} mayChange={mayChange} />
        </div>
      )}
      <Tabs value={tab} keepMounted={false} onChange={(chosen) => show({ tab: chosen })}>
        <Tabs.List mb={16}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="write">
          <WriteTab
            campaign={campaign}
            writing={writing}
            readOnly={readOnly}
            mayChange={mayChange}
            locale={locale}
            onLocale={(chosen) => show({ locale: chosen })}
            checks={checks}
            side={side}
            onSide={showSide}
            opened={opened}
            onOpen={openBlock}
            onJump={jump}
          />
        </Tabs.Panel>
        <Tabs.Panel value="settings">
          <SettingsTab campaign={campaign} writing={writing} readOnly={readOnly} />
        </Tabs.Panel>
        <Tabs.Panel value="performance">
          <CampaignReport campaign={campaign.id} />
        </Tabs.Panel>
      </Tabs>
      {!readOnly && <BottomActions>{actions}</BottomActions>}
      {dialog === 'publish' && (
        <PublishDialog
          campaign={campaign}
          writing={writing}
          onClose={() => open(null)}
          onPublished={(stored) => queries.setQueryData(campaignKey(campaign.id), stored)}
          onShowChecks={() => {
            show({ tab: 'write' });
            showSide('checks');
          }}
        />
      )}
      {dialog === 'test' && (
        <TestDialog campaign={campaign} writing={writing} locale={locale} onClose={() => open(null)} />
      )}
    </>
  );
}
