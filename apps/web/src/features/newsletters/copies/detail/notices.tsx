import { Button } from '@mantine/core';
import { type HeldReason, type NewsletterDetail, newsletterActions } from '@waypost/contract/newsletters';
import type { Href } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { LinkButton } from '../../../../platform/navigation/links.tsx';
import { useProfile } from '../../../../platform/session/use-session.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { accountsPaths } from '../../../accounts/paths.ts';
import { newslettersPaths } from '../../paths.ts';
import { useSteer } from './actions.ts';
import classes from './detail.module.css';
import { SendingCard } from './sending-card.tsx';
import { StopButton } from './stop-button.tsx';

interface Props {
  readonly newsletter: NewsletterDetail;
}

/** How it stands where that takes a word: left out, held back, on its way, stopped. */
export function Notices({ newsletter }: Props) {
  const t = useTranslations('newsletters.notice');
  const { deleted, held, stats, read_only } = newsletter;
  return (
    <div className={classes.notices} role="status">
      {read_only && <Notice tone="info">{t('readOnly')}</Notice>}
      {deleted && <LeftOut newsletter={newsletter} />}
      {held !== null && !deleted && <Held newsletter={newsletter} held={held} />}
      {(stats?.state === 'freezing' || stats?.state === 'sending') && (
        <SendingCard newsletter={newsletter} stats={stats} />
      )}
      {(stats?.state === 'paused' || stats?.state === 'held' || stats?.state === 'set_back') && (
        <Standing newsletter={newsletter} />
      )}
      {(stats?.state === 'cancelled' || stats?.state === 'done') && <Ended newsletter={newsletter} />}
    </div>
  );
}

function LeftOut({ newsletter: { restorable, fire_at } }: Props) {
  const t = useTranslations('newsletters.notice');
  const formats = useFormats();
  return (
    <Notice tone="info" title={t('deletedTitle')}>
      {restorable ? t('deletedText', { when: formats.rowTime(fire_at) }) : t('deletedFinal')}
    </Notice>
  );
}

function Held({ newsletter, held }: Props & { readonly held: NonNullable<NewsletterDetail['held']> }) {
  const t = useTranslations('newsletters.notice');
  const { slug } = useProfile();
  const way = newsletter.read_only ? null : mendedAt(held.reason, slug);
  return (
    <Notice
      tone={WAITS[held.reason] === undefined ? 'danger' : 'warning'}
      title={t(WAITS[held.reason] ?? 'heldTitle')}
      action={
        way === null ? (
          <Go newsletter={newsletter} />
        ) : (
          <LinkButton size="xs" variant="default" to={way.to}>
            {t(way.label)}
          </LinkButton>
        )
      }
    >
      {held.message}
    </Notice>
  );
}

/** What nothing is wrong with: the agent's word lets it go on. */
const WAITS: Partial<Record<HeldReason, 'pausedTitle' | 'askedTitle'>> = { paused: 'pausedTitle', late: 'askedTitle' };

/** Where the agent mends what holds it back; null where that is not hers to mend. */
function mendedAt(
  reason: HeldReason,
  slug: string,
): { readonly to: Href; readonly label: 'addAddress' | 'setUp' | 'settings' | 'account' } | null {
  if (reason === 'no_address') return { to: newslettersPaths.settings({ slug }), label: 'addAddress' };
  if (reason === 'unverified') return { to: accountsPaths.settings(), label: 'account' };
  if (reason === 'no_account') return { to: newslettersPaths.signUp({ slug }), label: 'setUp' };
  if (reason === 'domain') return { to: newslettersPaths.settings({ slug }), label: 'settings' };
  return null;
}

/** Paused by somebody or by what came back, or asking whether it may go out. */
function Standing({ newsletter }: Props) {
  const t = useTranslations('newsletters.notice');
  const { stats } = newsletter;
  return (
    <Notice
      tone="warning"
      title={t(stats?.state === 'paused' ? 'pausedTitle' : 'askedTitle')}
      action={
        <span className={classes.verbs}>
          <Go newsletter={newsletter} />
          <StopButton newsletter={newsletter} />
        </span>
      }
    >
      {stats?.reason}
    </Notice>
  );
}

function Go({ newsletter }: Props) {
  const t = useTranslations('newsletters.notice');
  const resume = useSteer(newsletter.id, 'resume');
  if (!newsletterActions(newsletter, new Date()).includes('resume')) return null;
  return (
    <Button size="xs" loading={resume.pending} onClick={() => resume.run()}>
      {t('resume')}
    </Button>
  );
}

function Ended({ newsletter: { stats, num_sent: sent } }: Props) {
  const t = useTranslations('newsletters.notice');
  return stats?.state === 'cancelled' ? (
    <Notice tone="info" title={t('stoppedTitle')}>
      {t('stoppedText', { sent })}
    </Notice>
  ) : (
    <Notice tone="info" title={t('sentTitle')}>
      {sent > 0 && t('sentText', { sent })}
    </Notice>
  );
}
