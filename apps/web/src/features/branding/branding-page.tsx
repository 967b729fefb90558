import { BANNER_COLOR_DEFAULT, BRANDING_SECONDS_DEFAULT, type BusinessCard } from '@waypost/contract/branding';
import { useTranslations } from 'use-intl';
import { useHasPro, usePermission, useProfile } from '../../platform/session/use-session.ts';
import { PlanBadge } from '../../ui/marks/plan-badge.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ErrorState, ListSkeleton, LockedState } from '../../ui/states/states.tsx';
import { UpgradeLink } from '../../ui/upgrade-link.tsx';
import { useBusiness } from '../agency/index.ts';
import { useBranding, useBusinessCard } from './api.ts';
import { BannerCard } from './banner/banner-card.tsx';
import classes from './branding.module.css';
import { LogoCard } from './logo/logo-card.tsx';
import { PendingPosts } from './pending-posts.tsx';

/** Logo watermark and end card, with what they look like. */
export default function BrandingPage() {
  const t = useTranslations('branding');
  const pro = useHasPro();
  const permitted = usePermission('accounts.business_card_settings');
  const { data, error, isPending, refetch } = useBusinessCard(pro || permitted);
  const example = useExample(!pro && !permitted);
  const card = data ?? (pro || permitted ? undefined : example);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} badge={pro ? undefined : <PlanBadge plan="PRO" />} />
      {card === undefined && (
        <SectionCard>
          {isPending && <ListSkeleton rows={6} shape="line" />}
          {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        </SectionCard>
      )}
      {card !== undefined && pro && <Settings stored={card} />}
      {card !== undefined && !pro && (
        <div className={classes.locked}>
          <LockedState plan="PRO" gives={t('locked')} action={<UpgradeLink />} />
          <Settings stored={card} locked />
        </div>
      )}
    </>
  );
}

function Settings({ stored, locked = false }: { readonly stored: BusinessCard; readonly locked?: boolean }) {
  const inHand = useBranding(stored);
  return (
    <>
      {!locked && <PendingPosts pending={stored.pending} />}
      <div className={classes.cards}>
        <LogoCard inHand={inHand} locked={locked} />
        <BannerCard inHand={inHand} locked={locked} />
      </div>
    </>
  );
}

/** What somebody without the plan would have: what the business profile says, and nothing chosen yet. */
function useExample(enabled: boolean): BusinessCard {
  const { pk, first_name, last_name, avatar, logo_image } = useProfile();
  const { data: said } = useBusiness(pk, enabled);
  const t = useTranslations('branding.card');
  const name = `${first_name} ${last_name}`.trim();
  return {
    logo_url: logo_image,
    logo_position: 'no-logo',
    banner_url: null,
    banner_background_color: BANNER_COLOR_DEFAULT,
    banner_branding_duration: BRANDING_SECONDS_DEFAULT,
    own_images: false,
    own_reels: false,
    banner_ready: true,
    banner_left_out: false,
    pending: { posts: 0, percent: 0, changing: false },
    card: {
      agency_name: said?.agency_name || name || t('nobody'),
      agent_name: said?.agency_name ? name : '',
      phone:
        said?.phone && said.phone_country_code !== '+1'
          ? `${said.phone_country_code} ${said.phone}`
          : (said?.phone ?? ''),
      website: said?.website?.replace(/^https?:\/\/|\/$/g, '') ?? '',
      license_line: said?.agency_license_number
        ? `${said.agency_license_description} ${said.agency_license_number}`
        : '',
      photo_url: avatar,
    },
  };
}
