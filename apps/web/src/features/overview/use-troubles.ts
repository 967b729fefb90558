import { connectionTrouble } from '@waypost/contract/alerts';
import { CHANNELS, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import type { Overview } from '@waypost/contract/posts';
import type { Href } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../platform/session/use-session.ts';
import { connectionsPaths } from '../connections/paths.ts';
import { postsPaths } from '../posts/paths.ts';

export interface Trouble {
  readonly key: string;
  readonly app: SocialApp;
  readonly tone: 'danger' | 'warning';
  readonly title: string;
  readonly text?: string;
  readonly steps: readonly Step[];
}
interface Step {
  readonly label: string;
  readonly to: Href;
}

/** What waits for the person: lost and ending connections, then posts that are not out. Of one network, or of all. */
export function useTroubles(overview: Overview | undefined, app: SocialApp | null = null): readonly Trouble[] {
  const ofConnections = useConnectionTroubles();
  const t = useTranslations('dashboard.troubles');
  const { slug } = useProfile();
  const ofPosts = (overview?.troubles ?? []).map(
    ({ app, kind, count, post }): Trouble => ({
      key: app + kind,
      app,
      tone: kind === 'refused' ? 'danger' : 'warning',
      title: t(kind, { count, app: CHANNELS[app].name }),
      // Where those of pages stand too that are connected no more: the missed ones together, of the others one after the other.
      steps: [
        {
          label: t('review'),
          to: postsPaths.all({ slug }, kind === 'missed' ? { missed: '1' } : { post: String(post) }),
        },
      ],
    }),
  );
  return [...ofConnections, ...ofPosts]
    .filter((trouble) => app === null || trouble.app === app)
    .toSorted((a, b) => Number(b.tone === 'danger') - Number(a.tone === 'danger'));
}

function useConnectionTroubles(): readonly Trouble[] {
  const t = useTranslations('connections.notices');
  const { slug, applications } = useProfile();
  return SOCIAL_APPS.flatMap((app): Trouble[] => {
    const trouble = connectionTrouble(app, applications[app]);
    if (trouble === null) return [];
    const { name } = CHANNELS[app];
    const broken = trouble.kind === 'broken';
    const to = connectionsPaths.list({ slug }, { reconnect: app });
    return [
      {
        key: app,
        app,
        tone: broken ? 'danger' : 'warning',
        title: broken ? t('brokenTitle', { app: name }) : t('expiringTitle', { app: name, days: trouble.days }),
        text: t(broken ? 'brokenText' : 'expiringText'),
        steps: [{ label: t(broken ? 'reconnect' : 'refresh'), to }],
      },
    ];
  });
}
