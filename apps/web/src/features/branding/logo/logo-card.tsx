import { Radio, Switch } from '@mantine/core';
import { LOGO_POSITIONS } from '@waypost/contract/profiles';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { usePermission, useProfile } from '../../../platform/session/use-session.ts';
import { PlanBadge } from '../../../ui/marks/plan-badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { agencyPaths } from '../../agency/paths.ts';
import type { BrandingInHand } from '../api.ts';
import classes from '../branding.module.css';
import { PicturePreview } from './picture-preview.tsx';

interface Props {
  readonly inHand: BrandingInHand;
  readonly locked: boolean;
}

/** Where the logo stands on pictures. */
export function LogoCard({ inHand: { card, change }, locked }: Props) {
  const t = useTranslations('branding.logo');
  const { slug } = useProfile();
  // Without it there are no images of her own that the switch could mean.
  const premium = usePermission('accounts.custom_images');
  return (
    // The badge is a label alone: editing needs PRO (BCARD-002).
    <SectionCard title={t('title')} description={t('lead')} badge={<PlanBadge plan="PREMIUM" />}>
      <div className={classes.split}>
        <div className={classes.fields}>
          {card.logo_url === null && !locked && (
            <Notice
              tone="info"
              action={
                <LinkButton size="xs" variant="default" to={agencyPaths.profile({ slug })}>
                  {t('add')}
                </LinkButton>
              }
            >
              {t('missing')}
            </Notice>
          )}
          <Radio.Group
            label={t('position')}
            value={card.logo_position}
            onChange={(chosen) => {
              const position = LOGO_POSITIONS.find((each) => each === chosen);
              if (position) change('logo_position', position);
            }}
          >
            <div className={classes.positions}>
              {LOGO_POSITIONS.map((position) => (
                <Radio key={position} value={position} label={t(`positions.${position}`)} disabled={locked} />
              ))}
            </div>
          </Radio.Group>
          <Switch
            label={t('own')}
            description={t(premium || locked ? 'ownHint' : 'ownWaits')}
            checked={card.own_images}
            disabled={locked}
            onChange={(event) => change('own_images', event.currentTarget.checked)}
          />
        </div>
        <PicturePreview position={locked ? 'bottom-right' : card.logo_position} logo={card.logo_url} />
      </div>
    </SectionCard>
  );
}
