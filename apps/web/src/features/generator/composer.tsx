import { Button } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { IconSend } from '@tabler/icons-react';
import type { SocialApp } from '@waypost/contract/networks';
import type { PreflightCode } from '@waypost/contract/posts';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHasPro, usePermission, useProfile } from '../../platform/session/use-session.ts';
import { useNow } from '../../platform/time/use-now.ts';
import { BottomActions } from '../../ui/bottom-actions.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { FormError } from '../../ui/fields/form-error.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type ConnectedApp, useAdvancedFeatures } from '../connections/index.ts';
import { type LibraryFile, MediaPicker, useUploads } from '../media/index.ts';
import { usePreflightText } from '../posts/index.ts';
import { type LoadedDraft, useServerPreflight } from './api.ts';
import classes from './composer.module.css';
import { DiscardButton } from './draft/discard-button.tsx';
import { mediumOf } from './draft/draft-content.ts';
import { DraftNotices } from './draft/draft-notices.tsx';
import { SaveState } from './draft/save-state.tsx';
import { type Draft, useDraft } from './draft/use-draft.ts';
import { EditorCard } from './editor/editor-card.tsx';
import { ExtrasCard } from './editor/extras-card.tsx';
import { TypeCard } from './media/type-card.tsx';
import { useVideoState, type VideoState } from './media/use-video-state.ts';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { CheckList } from './schedule/check-list.tsx';
import { blankApps, hasErrors, localMessages, mergeMessages, missingRequirements } from './schedule/checks.ts';
import { PublishTo } from './schedule/publish-to.tsx';
import { ScheduleModal } from './schedule/schedule-modal.tsx';
import { useSchedule } from './schedule/use-schedule.ts';
import { WhenCard } from './schedule/when-card.tsx';

interface Props {
  readonly apps: readonly ConnectedApp[];
  readonly loaded: LoadedDraft | null;
}

const PREFLIGHT_PAUSE_MS = 600;

/** Own rules at once, the server's a moment later. */
function useChecks({ state }: Draft, uploading: boolean, video: VideoState | null, now: number) {
  const profile = useProfile();
  const signature = useAdvancedFeatures().data ?? null;
  const { content } = state;
  const [settled] = useDebouncedValue(content, PREFLIGHT_PAUSE_MS);
  const server = useServerPreflight(settled, video && video.state !== 'gone' ? video.state : null);
  const own = localMessages(content, { applications: profile.applications, pro: useHasPro(), signature, now });
  const messages = mergeMessages(own, settled === content ? (server.data?.messages ?? []) : []);
  const missing = missingRequirements(content, uploading);
  // A video that is still being prepared may be scheduled: the post waits for it.
  const usable = video === null || video.state === 'ready' || video.state === 'waiting';
  return { signature, messages, missing, ready: missing.length === 0 && usable && !hasErrors(messages) };
}

/** A post carries pictures, or one video and nothing else. */
const mixes = (have: readonly { kind: string }[], more: readonly LibraryFile[]): boolean =>
  have.length > 0 && [...have, ...more].some(({ kind }) => kind === 'video');

function useMixedNotice() {
  const t = useTranslations('media.video');
  return () => toast.error({ title: t('aloneTitle'), message: t('alone') });
}

export function Composer({ apps, loaded }: Props) {
  const t = useTranslations('generator');
  const { pk } = useProfile();
  const mayUseImages = usePermission('accounts.custom_images');
  const only = apps.length === 1 ? apps.map(({ app }) => app) : [];
  const draft = useDraft({ profile: pk, loaded, applications: only });
  const { state, edit } = draft;
  const { content } = state;
  const now = useNow(15_000);
  const uploads = useUploads({ onUploaded: (file) => draft.addMedia([mediumOf(file)]), lingerMs: 0 });
  const video = useVideoState(content);
  const checks = useChecks(draft, uploads.busy, video, now);
  const mixed = useMixedNotice();
  const sending = useSchedule(draft);
  const [previewed, preview] = useState<SocialApp | null>(null);
  const [picking, picker] = useDisclosure(false);
  const preflightText = usePreflightText();
  const textOf = (...codes: readonly PreflightCode[]) => {
    const found = checks.messages.find(({ code }) => codes.includes(code));
    return found && preflightText(found);
  };
  const submit = (
    <Button
      leftSection={<IconSend size={16} stroke={1.7} />}
      disabled={!checks.ready || state.phase === 'conflict' || state.phase === 'lost'}
      onClick={sending.open}
    >
      {content.fireAt ? t('actions.schedule') : t('actions.postNow')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('page.heading')}
        lead={<SaveState state={state} now={now} />}
        actions={
          <div className={classes.deskActions}>
            <DiscardButton draft={draft} variant="subtle" />
            {submit}
          </div>
        }
      />
      <div className={classes.notices}>
        <FormError messages={sending.errors} />
        <DraftNotices draft={draft} missingMedia={loaded?.missingMedia ?? 0} />
      </div>
      <div className={classes.grid}>
        <div className={classes.column}>
          <PublishTo apps={apps} value={content.applications} onChange={(applications) => edit({ applications })} />
          <EditorCard
            content={content}
            onChange={edit}
            signature={checks.signature}
            uploads={uploads}
            video={video}
            mayUseImages={mayUseImages}
            onPickMedia={picker.open}
            onMixed={mixed}
            onWriteFor={preview}
          />
          <TypeCard content={content} onChange={(mediaTypes) => edit({ mediaTypes })} />
          <WhenCard
            value={content.fireAt}
            onChange={(fireAt) => edit({ fireAt })}
            now={now}
            error={textOf('too_soon')}
          />
          <ExtrasCard
            content={content}
            onChange={edit}
            linkError={textOf('link_invalid', 'link_unsupported')}
            commentError={textOf('first_comment_too_long', 'first_comment_unsupported')}
          />
          <CheckList
            missing={checks.missing}
            blank={content.ownTexts ? blankApps(content) : []}
            messages={checks.messages}
            named={content.applications.length > 1}
          />
        </div>
        <div className={classes.side}>
          <PreviewPanel
            content={content}
            video={video}
            apps={apps}
            signature={checks.signature}
            chosen={previewed}
            onChoose={preview}
          />
        </div>
      </div>
      <BottomActions>
        <DiscardButton draft={draft} variant="default" />
        {submit}
      </BottomActions>
      {picking && (
        <Suspense fallback={null}>
          <MediaPicker
            onClose={picker.close}
            onUse={(files) => {
              if (mixes(content.media, files)) return mixed();
              draft.addMedia(files.map(mediumOf));
              picker.close();
            }}
          />
        </Suspense>
      )}
      {sending.opened && <ScheduleModal content={content} onShown={() => void sending.submit()} />}
    </>
  );
}
