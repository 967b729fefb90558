import { Badge } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import type { LibraryCampaign } from '@waypost/contract/library';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { usePermission, useProfile } from '../../../platform/session/use-session.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { UpgradeLink } from '../../../ui/upgrade-link.tsx';
import { useLibraryCampaigns } from '../api.ts';
import { pageOfSearch } from '../filters/lists.ts';
import classes from '../library.module.css';
import { libraryPaths } from '../paths.ts';
import { Pages } from '../post-list.tsx';

/** Campaign Library: the campaigns that are out in the country of the profile (LIB-004). */
export default function CampaignsPage() {
  const t = useTranslations('library.campaigns');
  const [said, say] = useSearch(libraryPaths.campaigns);
  const page = pageOfSearch(said.page);
  const may = usePermission('accounts.publish_post_library');
  const found = useLibraryCampaigns(page);
  return (
    <>
      <PageHead title={t('title')} lead={t(may ? 'lead' : 'leadLocked')} actions={!may && <UpgradeLink size="sm" />} />
      {found.isPending && <ListSkeleton rows={3} shape="card" />}
      {found.isError && (
        <SectionCard>
          <ErrorState title={t('failed')} error={found.error} onRetry={() => void found.refetch()} />
        </SectionCard>
      )}
      {found.data?.count === 0 && (
        <SectionCard>
          <EmptyState icon={<IconStack2 size={40} stroke={1.4} />} title={t('empty')} text={t('emptyText')} />
        </SectionCard>
      )}
      {found.data && (
        <div className={classes.list} aria-busy={found.isPlaceholderData}>
          <ul className={classes.grid}>
            {found.data.results.map((campaign) => (
              <li key={campaign.id}>
                <CampaignCard campaign={campaign} />
              </li>
            ))}
          </ul>
          <Pages count={found.data.count} page={page} onPage={(next) => say({ page: String(next) }, { push: true })} />
        </div>
      )}
    </>
  );
}

function CampaignCard({ campaign }: { readonly campaign: LibraryCampaign }) {
  const t = useTranslations('library.campaigns');
  const { slug } = useProfile();
  const { id, title, type, supplier, image, num_posts: count } = campaign;
  return (
    <article className={classes.card} data-linked>
      {image ? (
        <img className={classes.picture} src={image} alt="" loading="lazy" />
      ) : (
        <span className={classes.blank} aria-hidden="true">
          <IconStack2 size={32} stroke={1.4} />
        </span>
      )}
      <div className={classes.cardBody}>
        <h2 className={classes.campaignTitle}>
          <LinkAnchor to={libraryPaths.campaign({ slug, id })} className={classes.whole}>
            {title}
          </LinkAnchor>
        </h2>
        <p className={classes.origin}>{[supplier, t('posts', { count })].filter(Boolean).join(' · ')}</p>
        <div>
          <Badge variant="light" color={type === 'library' ? 'lagoon' : 'gray'} size="sm" tt="none">
            {t(type)}
          </Badge>
        </div>
      </div>
    </article>
  );
}
