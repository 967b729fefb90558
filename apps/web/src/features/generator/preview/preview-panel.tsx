import { SegmentedControl, Text, Title } from '@mantine/core';
import { videoTypeOf } from '@waypost/contract/media';
import { CHANNELS, isSocialApp, type SocialApp } from '@waypost/contract/networks';
import { fillPlaceholders, isLinkPost, publishedText, type TextSettings } from '@waypost/contract/posts';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { NetworkGlyph } from '../../../ui/marks/network-icon.tsx';
import { authorOf, type ConnectedApp } from '../../connections/index.ts';
import {
  chosenTypes,
  type DraftContent,
  factsOfVideo,
  shownLink,
  shownMedia,
  showsOf,
  textFor,
  timeFor,
  videoOf,
} from '../draft/draft-content.ts';
import type { LinkPage } from '../link/use-link-page.ts';
import type { VideoState } from '../media/use-video-state.ts';
import { PostPreview } from './post-preview.tsx';
import classes from './preview.module.css';
import type { PreviewProps, PreviewVideo } from './preview-props.ts';
import { useMarks } from './use-marks.ts';

interface Props {
  readonly content: DraftContent;
  readonly video: VideoState | null;
  readonly apps: readonly ConnectedApp[];
  readonly signature: TextSettings | null;
  /** Behind the link. */
  readonly page: LinkPage;
  /** The network that was asked for last; the first one that is chosen stands in for it. */
  readonly chosen: SocialApp | null;
  readonly onChoose: (app: SocialApp) => void;
}

function videoOn(app: SocialApp, content: DraftContent, state: VideoState | null): PreviewVideo | null {
  const video = videoOf(content);
  if (video === undefined) return null;
  const facts = factsOfVideo(video);
  const reel = videoTypeOf(app, facts, chosenTypes(content)[app]) === 'reel';
  return { ...facts, poster: video.thumbnail, url: state?.url ?? null, reel };
}

/** The card of a link with its picture, or the pictures themselves. */
function picturesOn(
  app: SocialApp,
  content: DraftContent,
  { preview }: LinkPage,
): Pick<PreviewProps, 'images' | 'link'> {
  const images = shownMedia(content).filter(({ kind }) => kind === 'image');
  const link = shownLink(content);
  if (link === null || !isLinkPost(app, { shows: showsOf(content), link })) return { images, link: null };
  const own = CHANNELS[app].link?.picture === 'us' ? images[0]?.url : undefined;
  return {
    images: [],
    link: { address: link, title: preview?.title ?? null, image: own ?? preview?.image?.url ?? null },
  };
}

/** One tab per network that the post goes to. */
export const PreviewPanel = memo(function PreviewPanel({
  content,
  video,
  apps,
  signature,
  page,
  chosen,
  onChoose,
}: Props) {
  const t = useTranslations('generator');
  const tStates = useTranslations('ui.states');
  const shown = apps.filter(({ app }) => content.applications.includes(app));
  const current = shown.find(({ app }) => app === chosen) ?? shown[0];
  const shownVideo = current ? videoOn(current.app, content, video) : null;
  const marksOf = useMarks();
  return (
    <section className={classes.panel} aria-label={t('preview.title')}>
      <div className={classes.bar}>
        <Title order={2}>{t('preview.title')}</Title>
        {current && shown.length > 1 && (
          <SegmentedControl
            aria-label={t('preview.tabs')}
            size="xs"
            value={current.app}
            onChange={(app) => isSocialApp(app) && onChoose(app)}
            data={shown.map(({ app }) => ({
              value: app,
              label: (
                <span className={classes.tab}>
                  <NetworkGlyph app={app} size={16} />
                  {CHANNELS[app].name}
                </span>
              ),
            }))}
          />
        )}
      </div>
      {current ? (
        <PostPreview
          // What was unfolded or paged through belongs to one network.
          key={current.app}
          pageName={current.pageName}
          pageImage={current.pageImage}
          look={CHANNELS[current.app].preview}
          author={authorOf(current.app, current.application)}
          text={publishedText(textFor(content, current.app), current.app, signature)}
          {...picturesOn(current.app, content, page)}
          video={shownVideo}
          {...marksOf(current.app, shownVideo)}
          fireAt={timeFor(content, current.app)}
          firstComment={fillPlaceholders(content.firstComment, signature?.placeholders).trim() || null}
        />
      ) : (
        <p className={classes.placeholder}>
          <strong>{tStates('noPreview')}</strong>
          <br />
          {t('preview.empty')}
        </p>
      )}
      <Text size="sm" c="dimmed" ta="center" mt={12}>
        {t('composer.previewNote')}
      </Text>
    </section>
  );
});
