import { SegmentedControl } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Posting, type PostingPreview, previewPosting } from '@waypost/contract/campaigns';
import { videoTypeOf } from '@waypost/contract/media';
import { CHANNELS, isSocialApp, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { fillPlaceholders, PLACEHOLDERS, type PlaceholderValues } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { isTeam, useSession } from '../../../platform/session/use-session.ts';
import { NetworkGlyph } from '../../../ui/marks/network-icon.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { PostPreview, type PreviewVideo } from '../../generator/index.ts';
import { postingKey } from '../api.ts';
import { type Agent, AgentSelect } from './agent-select.tsx';
import classes from './preview.module.css';

interface Props {
  readonly campaign: number;
  /** Null: none is opened, and there is none. */
  readonly posting: Posting | null;
}

/** A post as it would stand on the page of an advisor, on its own network or another. Follows what is saved. Loaded by lazy-parts.ts. */
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
          <AgentSelect campaign={campaign} value={agent} onChange={choose} />
        </div>
      )}
      <Shown posting={posting} app={app} profile={agent?.profile} />
      <p className={classes.note}>{t('note')}</p>
    </div>
  );
}

interface ShownProps {
  readonly posting: Posting;
  readonly app: SocialApp;
  readonly profile: number | undefined;
}

function Shown({ posting, app, profile }: ShownProps) {
  const t = useTranslations('campaigns.preview');
  const names = useTranslations('generator.placeholders.names');
  const sample = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `‹${names(name)}›`])) as PlaceholderValues;
  const found = useQuery({
    queryKey: [...postingKey(posting.id), 'preview', posting.version, app, profile ?? 0],
    queryFn: ({ signal }) => call(previewPosting, { params: { id: posting.id }, query: { app, profile } }, { signal }),
    // Of the same post: what was seen before it was changed.
    placeholderData: keepPreviousData,
    meta: { kind: 'silent' },
  });
  if (found.isPending) return <ListSkeleton rows={3} shape="line" />;
  if (found.data === undefined) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const shown = found.data;
  const { length, limit, empty, unknown } = shown;
  return (
    <div aria-busy={found.isPlaceholderData} className={classes.shown}>
      <PostPreview
        key={`${posting.id}-${shown.app}`}
        look={CHANNELS[shown.app].preview}
        author={shown.app === 'linkedin' ? 'organization' : null}
        pageName={shown.page_name || t('sampleAgent')}
        pageImage={shown.page_image}
        // Of a sample advisor nothing is known: what stands there is named.
        text={profile === undefined ? fillPlaceholders(posting.message, sample) : shown.text}
        images={imagesOf(shown)}
        video={videoOf(shown, posting)}
        logo={null}
        endCard={null}
        link={shown.link && { address: shown.link.url, title: shown.link.title, image: shown.link.image }}
        fireAt={posting.fire_at}
        firstComment={null}
      />
      <ul className={classes.told}>
        {profile !== undefined && <li data-over={length > limit || undefined}>{t('length', { length, limit })}</li>}
        {unknown.length > 0 && <li data-over>{t('unknown', { names: unknown.join(', ') })}</li>}
        {profile !== undefined && empty.length > 0 && <li data-warn>{t('empty', { names: empty.join(', ') })}</li>}
      </ul>
    </div>
  );
}

/** A card of a link takes the place of pictures, as on the network. */
const imagesOf = ({ media, link }: PostingPreview) =>
  link !== null
    ? []
    : media
        .filter(({ kind }) => kind === 'image')
        .map(({ url, alt_text, width, height }, at) => ({
          ...{ id: at, url, alt: alt_text ?? '', width: width ?? 1, height: height ?? 1 },
        }));

function videoOf({ app, media }: PostingPreview, { post_type: type }: Posting): PreviewVideo | null {
  const film = media.find(({ kind }) => kind === 'video');
  if (film === undefined) return null;
  const facts = { width: film.width ?? 1, height: film.height ?? 1, seconds: 0 };
  const reel = videoTypeOf(app, facts, type === 'reel' ? 'reel' : 'post') === 'reel';
  return { ...facts, poster: film.thumbnail, url: film.state === 'waiting' ? null : film.url, reel };
}
