import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useSession } from '../../../platform/session/use-session.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { membershipPaths } from '../paths.ts';

/** In the account settings: the way to the billing of whoever has a profile to work in (BILL-016). */
export default function BillingCard() {
  const t = useTranslations('membership.billing');
  const { profile, profiles } = useSession();
  const slug = profile?.slug ?? profiles[0]?.slug;
  if (slug === undefined) return null;
  return (
    <SectionCard
      title={t('settings')}
      description={t('settingsText')}
      actions={
        <LinkButton variant="default" to={membershipPaths.billing({ slug })}>
          {t('open')}
        </LinkButton>
      }
    />
  );
}
