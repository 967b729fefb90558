import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import type { SocialApp } from '@waypost/contract/networks';
import { messagesOfStored, type PreflightCode } from '@waypost/contract/posts';
import { type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import { withWords } from '../../platform/i18n/locale-store.ts';
import { useHasPro, useProfile } from '../../platform/session/use-session.ts';
import { useNow } from '../../platform/time/use-now.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';
import { useStages } from '../../ui/use-stages.ts';
import { type ConnectedApp, useAdvancedFeatures } from '../connections/index.ts';
import { MediaPicker, useUploads } from '../media/index.ts';
import { usePreflightText } from '../posts/index.ts';
import { useServerPreflight } from './api.ts';
import classes from './composer.module.css';
import { atOnce, type DraftContent, type DraftMedium, mediumOf } from './draft/draft-content.ts';
import { EditorCard } from './editor/editor-card.tsx';
import { ExtrasCard } from './editor/extras-card.tsx';
import { type LinkPage, useLinkPage } from './link/use-link-page.ts';
import { useMayPick, useTakePost } from './media/take-post.tsx';
import { TypeCard } from './media/type-card.tsx';
import { useVideoState, type VideoState } from './media/use-video-state.ts';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { CheckList } from './schedule/check-list.tsx';
import {
  blankApps,
  hasErrors,
  localMessages,
  mergeMessages,
  missingRequirements,
  type Requirement,
} from './schedule/checks.ts';
import { COMPOSER_ID } from './schedule/still-missing.tsx';
import { WhenCard } from './schedule/when-card.tsx';

/** What is written, and how it is changed: a draft, or a post that is taken up again. */
export interface Written {
  readonly content: DraftContent;
  readonly edit: (change: Partial<DraftContent>) => void;
  readonly addMedia: (media: readonly DraftMedium[]) => void;
  /** The time of a post that is there already: the server's rules are asked when it is saved, and no picture is asked for. */
  readonly stored: string | null;
}

const NextSlots = loadAgain(() => withWords(['slots'], () => import('./schedule/next-slots.tsx')));

const PREFLIGHT_PAUSE_MS = 600;
/** A post that is there already may be without an image; one that is made here has one (GEN-024). */
const NEW_ONLY: readonly Requirement[] = ['media', 'linkPicture', 'linkAlone'];

/** Own rules at once, the server's a moment later. */
function useChecks(
  { content, stored }: Written,
  uploading: boolean,
  video: VideoState | null,
  page: LinkPage,
  now: number,
) {
  const profile = useProfile();
  const signature = useAdvancedFeatures().data ?? null;
  const [settled] = useDebouncedValue(content, PREFLIGHT_PAUSE_MS);
  const server = useServerPreflight(settled, video && video.state !== 'gone' ? video.state : null, !stored);
  const own = localMessages(content, { applications: profile.applications, pro: useHasPro(), signature, now });
  const all = mergeMessages(own, settled === content ? (server.data?.messages ?? []) : []);
  const messages = stored ? messagesOfStored(all, content.fireAt === stored) : all;
  const mayUseImages = useMayPick(stored !== null);
  const missing = missingRequirements(content, uploading, page, mayUseImages).filter(
    (need) => !stored || !NEW_ONLY.includes(need),
  );
  // A video that is still being prepared may be scheduled: the post waits for it.
  const usable = video === null || video.state === 'ready' || video.state === 'waiting';
  return { signature, messages, missing, ready: missing.length === 0 && usable && !hasErrors(messages) };
}

/** The text, which a first picture has too; then its tools, what stands below a phone's screen, and what comes of it all. */
const STAGE = { text: 0, tools: 1, cards: 2, preview: 3 } as const;

/** What the page of a composer knows beside what is written. */
export function useComposerForm(written: Written) {
  const now = useNow(15_000);
  const stage = useStages(STAGE.preview);
  const uploads = useUploads({ onUploaded: (file) => written.addMedia([mediumOf(file)]), lingerMs: 0 });
  const video = useVideoState(written.content);
  const page = useLinkPage(written.content);
  const checks = useChecks(written, uploads.busy, video, page, now);
  return { now, uploads, video, page, checks, stage, drawn: stage >= STAGE.tools };
}

interface Props {
  readonly apps: readonly ConnectedApp[];
  readonly written: Written;
  readonly form: ReturnType<typeof useComposerForm>;
  /** Above the text: where it goes. */
  readonly children?: ReactNode;
}

/** Text, files, time and extras on the left, what comes of them on the right. */
export function ComposerForm({ apps, written, form, children }: Props) {
  const { content, edit, addMedia } = written;
  const { now, uploads, video, page, checks, stage, drawn } = form;
  const mayUseImages = useMayPick(written.stored !== null);
  const takePost = useTakePost(written);
  const [previewed, preview] = useState<SocialApp | null>(null);
  const [picking, picker] = useDisclosure(false);
  const preflightText = usePreflightText();
  const textOf = (...codes: readonly PreflightCode[]) => {
    const found = checks.messages.find(({ code }) => codes.includes(code));
    return found && preflightText(found);
  };
  const toTime = useCallback((fireAt: string | null) => edit(atOnce(fireAt)), [edit]);
  // What stands below a phone's screen follows what is written whenever there is time.
  const settled = useDeferredValue(content);
  return (
    <>
      <div className={classes.grid}>
        <div className={classes.column} id={COMPOSER_ID}>
          {children && <div inert={!drawn}>{children}</div>}
          <EditorCard
            content={content}
            onChange={edit}
            signature={checks.signature}
            uploads={uploads}
            video={video}
            mayUseImages={mayUseImages}
            onPickMedia={picker.open}
            page={page}
            linkError={textOf('link_invalid', 'link_unsupported')}
            onWriteFor={preview}
            drawn={drawn}
          />
          {stage >= STAGE.cards && (
            <>
              <TypeCard content={settled} onChange={edit} />
              <WhenCard
                value={content.fireAt}
                onChange={toTime}
                now={now}
                error={textOf('too_soon', 'slot_taken')}
                stored={written.stored !== null}
              >
                {!written.stored && <NextSlots content={settled} onChange={edit} />}
              </WhenCard>
              <ExtrasCard
                firstComment={content.firstComment}
                applications={content.applications}
                onChange={edit}
                placeholders={checks.signature?.placeholders}
                commentError={textOf('first_comment_too_long', 'first_comment_unsupported')}
              />
              <CheckList
                missing={checks.missing}
                blank={content.ownTexts ? blankApps(content) : []}
                messages={checks.messages}
                named={content.applications.length > 1}
              />
            </>
          )}
        </div>
        <div className={classes.side}>
          {stage >= STAGE.preview && (
            <PreviewPanel
              content={settled}
              video={video}
              apps={apps}
              signature={checks.signature}
              page={page}
              chosen={previewed}
              onChoose={preview}
            />
          )}
        </div>
      </div>
      {picking && (
        <MediaPicker
          onClose={picker.close}
          onUse={(files) => {
            addMedia(files.map(mediumOf));
            picker.close();
          }}
          // A post that is there already stays what it was made of.
          onUsePost={
            written.stored === null
              ? (post) => {
                  takePost(post);
                  picker.close();
                }
              : undefined
          }
        />
      )}
    </>
  );
}
