import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Campaign, type Posting, previewPosting } from '@waypost/contract/campaigns';
import { videoTypeOf } from '@waypost/contract/media';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import {
  fillPlaceholders,
  messageLength,
  PLACEHOLDERS,
  type PlaceholderValues,
  placeholderNames,
  publishedText,
} from '@waypost/contract/posts';
import { completeAddress } from '@waypost/contract/wire';
import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { PostPreview, type PreviewVideo } from '../../generator/index.ts';
import { postingKey } from '../api.ts';
import { chosenOf, contentOf, type PostingContent } from '../draft/posting-content.ts';
import { useWritten } from '../draft/written.ts';
import { useVideo } from '../files/use-files.ts';
import classes from './preview.module.css';

interface Props {
  readonly posting: Posting;
  readonly ogs: Campaign['ogs'];
  readonly app: SocialApp;
  readonly profile: number | undefined;
}

/** What is written of a post, saved or not, with the page and the words of one advisor, which the server tells. */
export function Shown({ posting, ogs, app, profile }: Props) {
  const t = useTranslations('campaigns.preview');
  const names = useTranslations('generator.placeholders.names');
  const sample = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `‹${names(name)}›`])) as PlaceholderValues;
  const written = useWritten(posting.id);
  const content = useDeferredValue(written ?? contentOf(posting));
  const video = useFilm(content, app);
  const found = useQuery({
    queryKey: [...postingKey(posting.id), 'preview', app, profile ?? 0],
    queryFn: ({ signal }) => call(previewPosting, { params: { id: posting.id }, query: { app, profile } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { kind: 'silent' },
  });
  if (found.isPending) return <ListSkeleton rows={3} shape="line" />;
  if (found.data === undefined) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const { settings, page_name, page_image } = found.data;
  const { message } = content;
  // Of a sample advisor nothing is known: what stands there is named.
  const text = profile === undefined ? fillPlaceholders(message, sample) : publishedText(message, app, settings);
  const link = cardOf(content, ogs);
  return (
    <div aria-busy={found.isPlaceholderData} className={classes.shown}>
      <PostPreview
        key={`${posting.id}-${app}`}
        look={CHANNELS[app].preview}
        author={app === 'linkedin' ? 'organization' : null}
        pageName={page_name || t('sampleAgent')}
        pageImage={page_image}
        text={text}
        // A card of a link takes the place of pictures, as on the network.
        images={link === null ? imagesOf(content) : []}
        video={video}
        logo={null}
        endCard={null}
        link={link}
        fireAt={content.fireAt}
        firstComment={null}
      />
      <Told app={app} message={message} text={text} values={profile === undefined ? null : settings.placeholders} />
    </div>
  );
}

interface ToldProps {
  readonly app: SocialApp;
  readonly message: string;
  readonly text: string;
  /** Null: nobody’s. */
  readonly values: PlaceholderValues | null;
}

/** How long it is with this advisor’s details, and what of them is amiss. */
function Told({ app, message, text, values }: ToldProps) {
  const t = useTranslations('campaigns.preview');
  const named = [...new Set(placeholderNames(message))];
  const known = PLACEHOLDERS.filter((name) => named.includes(name));
  const unknown = named.filter((name) => !known.some((one) => one === name));
  const empty = values === null ? [] : known.filter((name) => !values[name]);
  const { limit } = CHANNELS[app].text;
  const length = messageLength(text, app);
  return (
    <ul className={classes.told}>
      {values !== null && <li data-over={length > limit || undefined}>{t('length', { length, limit })}</li>}
      {unknown.length > 0 && <li data-over>{t('unknown', { names: unknown.join(', ') })}</li>}
      {empty.length > 0 && <li data-warn>{t('empty', { names: empty.join(', ') })}</li>}
    </ul>
  );
}

function cardOf({ link, ogIndex }: PostingContent, ogs: Campaign['ogs']) {
  const address = completeAddress(link);
  if (address === null) return null;
  const og = ogs.find(({ idx }) => idx === ogIndex);
  return { address, title: og?.title ?? null, image: og?.image ?? null };
}

const imagesOf = ({ media }: PostingContent) =>
  media
    .filter(({ kind }) => kind === 'image')
    .map(({ id, url, alt_text, width, height }) => ({
      ...{ id, url, alt: alt_text ?? '', width: width ?? 1, height: height ?? 1 },
    }));

function useFilm({ media, type }: PostingContent, app: SocialApp): PreviewVideo | null {
  const film = media.find(({ kind }) => kind === 'video') ?? null;
  const video = useVideo(film);
  if (film === null || video === null) return null;
  const facts = { width: film.width ?? 1, height: film.height ?? 1, seconds: film.duration ?? 0 };
  const reel = videoTypeOf(app, facts, chosenOf(type)) === 'reel';
  return { ...facts, poster: film.thumbnail, url: video.url, reel };
}
