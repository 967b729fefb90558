import { SegmentedControl } from '@mantine/core';
import { SHOWN } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import { RefusedFiles, type Uploads } from '../../media/index.ts';
import { type DraftContent, shownMedia, showsOf, withShown } from '../draft/draft-content.ts';
import type { LinkPage } from '../link/use-link-page.ts';
import { MediaLocked } from '../media/media-locked.tsx';
import { MediaStrip } from '../media/media-strip.tsx';
import type { VideoState } from '../media/use-video-state.ts';

const LinkPart = loadAgain(() => withWords(['generator'], () => import('../link/link-part.tsx')));

export interface EditorMediaProps {
  readonly content: DraftContent;
  readonly onChange: (change: Partial<DraftContent>) => void;
  readonly uploads: Uploads;
  readonly video: VideoState | null;
  readonly mayUseImages: boolean;
  readonly onPickMedia: () => void;
  readonly page: LinkPage;
  readonly linkError?: string;
}

/** What the post shows beside its text: pictures, a video or a link. */
export function EditorMedia(props: EditorMediaProps & { readonly room: number }) {
  const { content, onChange, uploads, video, mayUseImages, onPickMedia, page, linkError, room } = props;
  const t = useTranslations('generator.editor');
  const { takes_videos: takesVideos } = useSession();
  const shows = showsOf(content);
  const media = shownMedia(content);
  return (
    <>
      <SegmentedControl
        size="xs"
        data-needed="shows"
        aria-label={t('shows')}
        value={shows}
        onChange={(chosen) => onChange({ shows: SHOWN.find((one) => one === chosen) })}
        data={SHOWN.filter((one) => one !== 'video' || takesVideos || shows === one).map((value) => ({
          value,
          label: t(`shown.${value}`),
        }))}
        mb={12}
      />
      {shows === 'link' && <LinkPart content={content} onChange={onChange} page={page} error={linkError} />}
      <RefusedFiles uploads={uploads} />
      {mayUseImages || media.length > 0 ? (
        <MediaStrip
          media={media}
          onChange={(next) => onChange({ media: withShown(content, next) })}
          video={video}
          uploads={uploads}
          onAdd={onPickMedia}
          full={!mayUseImages || room === 0 || (shows === 'video' && media.length > 0)}
          label={t(`add.${shows}`)}
        />
      ) : (
        <MediaLocked />
      )}
    </>
  );
}
