import { ActionIcon, Badge, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  GUIDES_PER_PAGE,
  listOnboardingVideos,
  type OnboardingVideo,
  watchOnboardingVideo,
} from '@waypost/contract/guides';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './carousel.module.css';
import { FilmFrame } from './film-frame.tsx';
import { Player } from './player.tsx';

const { wide, narrow, narrowPx } = GUIDES_PER_PAGE;
const KEY = ['onboarding-videos'];
const NARROW = `(max-width: ${narrowPx - 1}px)`;

/** The onboarding videos, two beside each other (ONBOARD-001 to 006); one that is pressed plays above the page. */
export default function Carousel() {
  const t = useTranslations('guides.viewer');
  const found = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listOnboardingVideos, {}, { signal }),
    meta: { kind: 'silent' },
  });
  const queryClient = useQueryClient();
  const watch = useAction({
    run: (id: number) => call(watchOnboardingVideo, { params: { id } }),
    success: false,
    // It is asked again another time.
    handleFailure: () => true,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
  const { impersonator } = useSession();
  const [playing, play] = useState<OnboardingVideo | null>(null);
  if (!found.data) return null;
  const { results } = found.data;
  if (results.length === 0)
    return <SectionCard title={t('withoutVideos')} description={t('withoutVideosText')} className={classes.none} />;
  return (
    <SectionCard title={t('withVideos')} description={t('withVideosText')}>
      <Pages videos={results} onPlay={play} />
      {playing && (
        <Player
          title={playing.title}
          video={playing.video}
          poster={playing.thumbnail}
          onClose={() => play(null)}
          onWatched={playing.watched || impersonator ? undefined : () => watch.run(playing.id)}
        >
          <BottomText video={playing} />
        </Player>
      )}
    </SectionCard>
  );
}

interface PagesProps {
  readonly videos: readonly OnboardingVideo[];
  readonly onPlay: (video: OnboardingVideo) => void;
}

/** Arrows only where there are more than fit (ONBOARD-003). */
function Pages({ videos, onPlay }: PagesProps) {
  const t = useTranslations('guides.viewer');
  const perPage = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ? narrow : wide;
  const [first, setFirst] = useState(0);
  // The last page is a full one; another width never shows nothing.
  const last = Math.max(0, videos.length - perPage);
  const from = Math.min(first, last);
  // Round and round: neither arrow is ever off.
  const next = from === last ? 0 : Math.min(last, from + perPage);
  const previous = from === 0 ? last : Math.max(0, from - perPage);
  const page = videos.slice(from, from + perPage);
  return (
    <div className={classes.pages} data-arrows={videos.length > perPage || undefined}>
      {videos.length > perPage && (
        <ActionIcon
          variant="default"
          size={36}
          radius="xl"
          aria-label={t('previous')}
          onClick={() => setFirst(previous)}
        >
          <IconChevronLeft size={18} stroke={1.7} />
        </ActionIcon>
      )}
      <ul className={classes.page} data-per-page={perPage}>
        {page.map((video) => (
          <li key={video.id}>
            <FilmFrame
              label={t('watch', { title: video.title })}
              picture={video.thumbnail}
              opens="dialog"
              onPlay={() => onPlay(video)}
            >
              {video.watched && (
                <Badge className={classes.watched} color="dark" variant="filled">
                  {t('watched')}
                </Badge>
              )}
            </FilmFrame>
            <Text fw={560} className={classes.title}>
              {video.title}
            </Text>
            <BottomText video={video} />
          </li>
        ))}
      </ul>
      {videos.length > perPage && (
        <ActionIcon variant="default" size={36} radius="xl" aria-label={t('next')} onClick={() => setFirst(next)}>
          <IconChevronRight size={18} stroke={1.7} />
        </ActionIcon>
      )}
      {videos.length > perPage && (
        <Text size="sm" c="dimmed" className={classes.position} role="status">
          {t('position', {
            one: String(page.length === 1),
            from: from + 1,
            to: from + page.length,
            count: videos.length,
          })}
        </Text>
      )}
    </div>
  );
}

/** Optional, and a link where there is one (ONBOARD-005). */
function BottomText({ video: { bottom_text: text, bottom_link: link } }: { readonly video: OnboardingVideo }) {
  const t = useTranslations('guides.viewer');
  if (!text) return null;
  return (
    <Text size="sm" c="dimmed">
      {link ? (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={classes.link}
          aria-label={`${text} ${t('newTab')}`}
        >
          {text}
        </a>
      ) : (
        text
      )}
    </Text>
  );
}
