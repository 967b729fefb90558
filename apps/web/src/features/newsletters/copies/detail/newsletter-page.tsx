import { IconMapOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../../platform/api/api-error.ts';
import { LinkAnchor } from '../../../../platform/navigation/links.tsx';
import { usePathParams } from '../../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../../platform/session/use-session.ts';
import { PageHead } from '../../../../ui/page-head.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../../ui/states/states.tsx';
import { newslettersPaths } from '../../paths.ts';
import { useNewsletter } from '../api.ts';
import { BackLink } from './back-link.tsx';
import classes from './detail.module.css';
import { Newsletter } from './newsletter.tsx';

/** `/{slug}/emarketing/post/{id}/`: one newsletter, as the agent's clients get it (SHELL-028, CAL-013). */
export default function NewsletterPage() {
  const t = useTranslations('newsletters');
  const { id } = usePathParams();
  const { slug } = useProfile();
  const read = useNewsletter(Number(id));
  if (read.data) return <Newsletter key={id} newsletter={read.data} />;
  const missing = isApiError(read.error, 404) || isApiError(read.error, 400);
  return (
    <>
      <PageHead title={t('list.title')} above={<BackLink />} />
      <SectionCard>
        {read.isPending ? (
          <div className={classes.pending}>
            <ListSkeleton rows={2} shape="card" />
          </div>
        ) : missing ? (
          <EmptyState
            icon={<IconMapOff size={40} stroke={1.4} />}
            title={t('screen.notFoundTitle')}
            text={t('screen.notFoundText')}
            action={<LinkAnchor to={newslettersPaths.list({ slug })}>{t('screen.back')}</LinkAnchor>}
          />
        ) : (
          <ErrorState title={t('screen.readFailed')} error={read.error} onRetry={() => void read.refetch()} />
        )}
      </SectionCard>
    </>
  );
}
