import { SegmentedControl, Tabs } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Campaign, Finding } from '@waypost/contract/campaigns';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { usePermission } from '../../../platform/session/use-session.ts';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SaveState } from '../../../ui/saving/save-state.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { campaignKey, postingsKey, usePostings } from '../api.ts';
import { ChecksPanel } from '../checks/checks-panel.tsx';
import { type Checks, useChecks } from '../checks/use-checks.ts';
import { headSaving } from '../draft/head-content.ts';
import { useHeadDraft } from '../draft/use-head-draft.ts';
import { useFacts } from '../list/use-facts.ts';
import { campaignPaths } from '../paths.ts';
import { focusPost } from '../postings/focus-post.ts';
import { fieldOf } from '../postings/place-of.ts';
import { PostTable } from '../postings/post-table.tsx';
import { PublishDialog } from '../publish/lazy-dialogs.ts';
import { ProgressCard } from '../publish/progress-card.tsx';
import { StateBadge } from '../state-badge.tsx';
import classes from './editor.module.css';
import { EditorNotices } from './editor-notices.tsx';
import { HeadActions } from './head-actions.tsx';
import { OgTab, PreviewPanel, SettingsTab } from './lazy-parts.ts';
import { usePlace } from './use-place.ts';

const NOTHING: readonly Finding[] = [];

/** A campaign under somebody's hands, or before the eyes of who manages its supplier. */
export function Editor({ campaign }: { readonly campaign: Campaign }) {
  const t = useTranslations('campaigns.page');
  const queries = useQueryClient();
  const head = useHeadDraft(campaign);
  const mayChange = usePermission('marketing.manage_campaigns');
  const readOnly = !mayChange || campaign.deleted || head.draft.phase === 'closed';
  const place = usePlace();
  const facts = useFacts(campaign);
  const found = usePostings(campaign.id, campaign.type === 'standard');
  const postings = useMemo(() => (found.data?.pages ?? []).flatMap(({ results }) => results), [found.data]);
  // Of what is out nothing can be mended before.
  const checks = useChecks(campaign.id, !campaign.published && !campaign.deleted);
  const [side, showSide] = useState<Side>('preview');
  const [publishing, publish] = useState(false);
  // How many advisors have them is known anew once a change has come to all.
  const busy = campaign.spreads.some(({ done }) => !done);
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy) void queries.invalidateQueries({ queryKey: postingsKey(campaign.id) });
    wasBusy.current = busy;
  }, [busy, queries, campaign.id]);
  const jump = (finding: Finding) => {
    const field = fieldOf(finding);
    if (finding.posting !== null) {
      place.open(finding.posting);
      return focusPost(finding.posting, field);
    }
    if (field === null) return place.show('posts');
    place.show('settings');
    focusPost(null, field);
  };
  const actions = !readOnly && !campaign.published && <HeadActions onPublish={() => publish(true)} />;
  const dirty = headSaving.isDirty(head.draft);
  const quiet = head.draft.phase === 'idle' && !dirty;
  return (
    <>
      <PageHead
        sticky
        title={head.content.title.trim() || campaign.title}
        badge={<StateBadge campaign={campaign} />}
        lead={
          quiet || readOnly ? (
            [facts.supplier, facts.countries, facts.posts, facts.period].filter(Boolean).join(' · ')
          ) : (
            <SaveState draft={head.draft} dirty={dirty} />
          )
        }
        above={
          <LinkAnchor to={campaignPaths.list()} size="sm">
            {t('back')}
          </LinkAnchor>
        }
        actions={<div className={classes.deskActions}>{actions}</div>}
      />
      <EditorNotices campaign={campaign} writing={head} mayChange={mayChange} />
      {campaign.spreads.length > 0 && (
        <div className={classes.progress}>
          <ProgressCard campaign={campaign} />
        </div>
      )}
      <Tabs value={place.tab} keepMounted={false} onChange={place.show}>
        <Tabs.List mb={16}>
          {place.tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="posts">
          <div className={classes.grid}>
            <PostTable
              campaign={campaign}
              found={found}
              readOnly={readOnly}
              findings={campaign.published ? NOTHING : (checks.found.data?.results ?? NOTHING)}
              opened={place.opened}
              onOpen={place.open}
            />
            <Beside
              campaign={campaign}
              postings={postings}
              opened={place.opened}
              checks={checks}
              mayChange={!readOnly}
              side={side}
              onSide={showSide}
              onJump={jump}
            />
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="previews">
          <OgTab campaign={campaign} postings={postings} readOnly={readOnly} />
        </Tabs.Panel>
        <Tabs.Panel value="settings">
          <SettingsTab campaign={campaign} writing={head} readOnly={readOnly} />
        </Tabs.Panel>
      </Tabs>
      {actions && <BottomActions>{actions}</BottomActions>}
      {publishing && (
        <PublishDialog
          campaign={campaign}
          postings={postings}
          flush={head.flush}
          onClose={() => publish(false)}
          onPublished={(stored) => {
            queries.setQueryData(campaignKey(campaign.id), stored);
            void queries.invalidateQueries({ queryKey: postingsKey(campaign.id) });
          }}
          onShowChecks={() => {
            place.show('posts');
            showSide('checks');
          }}
        />
      )}
    </>
  );
}

type Side = 'preview' | 'checks';
interface BesideProps {
  readonly campaign: Campaign;
  readonly postings: Parameters<typeof ChecksPanel>[0]['postings'];
  readonly opened: number | null;
  readonly checks: Checks;
  readonly mayChange: boolean;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
  readonly onJump: (finding: Finding) => void;
}

/** Beside the posts: how the opened one will look, or what is amiss. */
function Beside({ campaign, postings, opened, checks, mayChange, side, onSide, onJump }: BesideProps) {
  const t = useTranslations('campaigns.page');
  const errors = checks.found.data?.results.filter(({ severity }) => severity === 'error').length ?? 0;
  const checked = !campaign.published && !campaign.deleted;
  const shown = checked ? side : 'preview';
  return (
    <aside className={classes.side} aria-label={t(`side.${shown}`)}>
      {checked && (
        <SegmentedControl
          fullWidth
          aria-label={t('sideLabel')}
          value={shown}
          onChange={(value) => onSide(value === 'checks' ? 'checks' : 'preview')}
          data={[
            { value: 'preview', label: t('side.preview') },
            { value: 'checks', label: errors === 0 ? t('side.checks') : t('side.checksCount', { count: errors }) },
          ]}
        />
      )}
      {shown === 'checks' ? (
        <SectionCard label={t('side.checks')}>
          <ChecksPanel checks={checks} postings={postings} mayAsk={mayChange} onJump={onJump} />
        </SectionCard>
      ) : (
        <PreviewPanel campaign={campaign} posting={postings.find(({ id }) => id === opened) ?? postings[0] ?? null} />
      )}
    </aside>
  );
}
