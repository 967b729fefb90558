import { Button } from '@mantine/core';
import { IconPencil, IconRestore } from '@tabler/icons-react';
import { editableUntil, type Newsletter, readByNobody } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { LinkAnchor, LinkButton } from '../../../../platform/navigation/links.tsx';
import { useProfile } from '../../../../platform/session/use-session.ts';
import { focusPage } from '../../../../ui/feedback/focus-page.ts';
import { NetworkChip } from '../../../../ui/marks/network-icon.tsx';
import { newslettersPaths } from '../../paths.ts';
import { isUnderWay } from '../next-look.ts';
import { useRestoreNewsletter } from '../restore.ts';
import { StandingBadge } from '../standing.tsx';
import { wayIn } from '../way-in.ts';
import classes from './list.module.css';
import { NewsletterThumb } from './newsletter-thumb.tsx';

/** The one card of a newsletter (NEWS-004 to 010): whose it is, how it stands and when, what it is called, until when it can be changed, and what came of it. */
export function NewsletterCard({ newsletter }: { readonly newsletter: Newsletter }) {
  const t = useTranslations('newsletters.card');
  const formats = useFormats();
  const { slug } = useProfile();
  const { id, name, fire_at, editable, stats, held } = newsletter;
  const changed = newsletter.subject_edited || newsletter.intro_edited || newsletter.fire_at_edited;
  const subject = readByNobody(newsletter.subject);
  const reason = held?.message ?? stats?.reason ?? null;
  return (
    <article className={classes.card} data-newsletter-id={id} data-status={newsletter.status}>
      <NewsletterThumb of={newsletter} />
      <div className={classes.body}>
        <div className={classes.head}>
          <span className={classes.from}>
            <NewsletterLogo of={newsletter} />
            <span className={classes.name}>{name}</span>
          </span>
          <span className={classes.state}>
            <StandingBadge of={newsletter} />
            <time dateTime={fire_at}>{formats.rowTime(fire_at)}</time>
          </span>
        </div>
        <LinkAnchor
          className={classes.subject}
          to={newslettersPaths.newsletter({ slug, id })}
          aria-label={t('open', { subject })}
        >
          {subject}
        </LinkAnchor>
        {editable && (
          <p className={classes.until}>
            <IconPencil size={14} stroke={1.7} aria-hidden="true" />
            <span>
              {t('editableUntil', { when: formats.rowTime(editableUntil(newsletter)) })}{' '}
              {changed && <span className={classes.changed}>{t('changed')}</span>}
            </span>
          </p>
        )}
        {reason !== null && <p className={classes.reason}>{reason}</p>}
        {isUnderWay(newsletter) && <Progress newsletter={newsletter} />}
        <Counts newsletter={newsletter} />
        <div className={classes.actions}>
          <LinkButton size="xs" variant="default" to={wayIn(newsletter, slug)}>
            {t(stats === null ? 'preview' : 'metrics')}
          </LinkButton>
          <Restore newsletter={newsletter} />
        </div>
      </div>
    </article>
  );
}

/** What the agency is known by; without a logo the mark of newsletters. */
function NewsletterLogo({ of: { logo } }: { readonly of: Newsletter }) {
  return logo ? <img className={classes.logo} src={logo} alt="" loading="lazy" /> : <NetworkChip app="emarketing" />;
}

/** All three as soon as one is not nought (NEWS-009). */
function Counts({ newsletter }: { readonly newsletter: Newsletter }) {
  const t = useTranslations('newsletters.card');
  const formats = useFormats();
  const { num_sent: sent, num_open: opens, num_click: clicks } = newsletter;
  if (sent + opens + clicks === 0) return null;
  return (
    <dl className={classes.counts}>
      {Object.entries({ sent, opens, clicks }).map(([key, value]) => (
        <div key={key}>
          <dt>{t(key as 'sent' | 'opens' | 'clicks')}</dt>
          <dd>{formats.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Progress({ newsletter: { stats } }: { readonly newsletter: Newsletter }) {
  const t = useTranslations('newsletters.card');
  if (stats === null || stats.audience === null) return null;
  const [audience, done] = [stats.audience, stats.audience - stats.waiting];
  return (
    <p className={classes.progress}>
      <progress value={done} max={Math.max(1, audience)} aria-label={t('progress', { done, audience })} />
      <span aria-hidden="true">{t('progress', { done, audience })}</span>
    </p>
  );
}

function Restore({ newsletter }: { readonly newsletter: Newsletter }) {
  const t = useTranslations('newsletters.card');
  // The button goes with its card.
  const restore = useRestoreNewsletter(newsletter.id, focusPage);
  if (!newsletter.restorable || newsletter.read_only) return null;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconRestore size={14} stroke={1.7} />}
      loading={restore.pending}
      onClick={() => restore.run()}
    >
      {t('restore')}
    </Button>
  );
}
