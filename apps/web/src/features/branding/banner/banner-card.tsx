import { SegmentedControl, Switch, Text } from '@mantine/core';
import { BANNER_TEXT_MAX, BRANDING_SECONDS } from '@waypost/contract/branding';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { LinkAnchor, LinkButton } from '../../../platform/navigation/links.tsx';
import { usePermission, useProfile, useSession } from '../../../platform/session/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { agencyPaths } from '../../agency/paths.ts';
import type { BrandingInHand } from '../api.ts';
import classes from '../branding.module.css';
import { ColorField } from './color-field.tsx';
import { ReelPreview } from './reel-preview.tsx';

interface Props {
  readonly inHand: BrandingInHand;
  readonly locked: boolean;
}

/** The card that ends reels: its colour, and for how long it is shown. */
export function BannerCard({ inHand: { card, change, drawn }, locked }: Props) {
  const t = useTranslations('branding.banner');
  const { slug } = useProfile();
  const premium = usePermission('accounts.custom_images');
  const { takes_videos: takesVideos } = useSession();
  const hint = useId();
  return (
    <SectionCard title={t('title')} description={t('lead')}>
      <div className={classes.split}>
        <div className={classes.fields}>
          {card.card.photo_url === null && !locked && (
            <Notice
              tone="info"
              action={
                <LinkButton size="xs" variant="default" to={agencyPaths.profile({ slug })}>
                  {t('addPhoto')}
                </LinkButton>
              }
            >
              {t('missingPhoto')}
            </Notice>
          )}
          <ColorField
            value={card.banner_background_color}
            locked={locked}
            onChange={(color) => change('background_color', color)}
          />
          <Seconds inHand={{ card, change }} locked={locked} />
          <Switch
            label={t('ownReels')}
            description={t(premium || locked ? 'ownReelsHint' : 'ownReelsWait')}
            checked={card.own_reels}
            disabled={locked}
            aria-describedby={takesVideos ? undefined : hint}
            onChange={(event) => change('own_reels', event.currentTarget.checked)}
          />
          {!takesVideos && (
            <Text id={hint} size="sm" c="dimmed">
              {t('noVideos')}
            </Text>
          )}
          <Notice tone="info">{t('note')}</Notice>
          <Text size="sm" c="dimmed">
            {t('details')} {t('shortened', { max: BANNER_TEXT_MAX })}{' '}
            <LinkAnchor underline="always" to={agencyPaths.profile({ slug })}>
              {t('edit')}
            </LinkAnchor>
          </Text>
          {card.banner_left_out && drawn && <Notice tone="warning">{t('leftOut')}</Notice>}
        </div>
        <ReelPreview card={card} picture={drawn ? card.banner_url : null} />
      </div>
    </SectionCard>
  );
}

function Seconds({
  inHand: { card, change },
  locked,
}: {
  readonly inHand: Pick<BrandingInHand, 'card' | 'change'>;
  readonly locked: boolean;
}) {
  const t = useTranslations('branding.banner');
  const [label, hint] = [useId(), useId()];
  return (
    <div>
      <Text id={label} size="sm" fw={560}>
        {t('seconds')}
      </Text>
      <Text id={hint} size="xs" c="dimmed" mb={6}>
        {t('secondsHint')}
      </Text>
      <SegmentedControl
        aria-labelledby={label}
        aria-describedby={hint}
        disabled={locked}
        value={String(card.banner_branding_duration)}
        data={BRANDING_SECONDS.map((seconds) => ({ value: String(seconds), label: t('second', { seconds }) }))}
        onChange={(chosen) => {
          const seconds = BRANDING_SECONDS.find((each) => String(each) === chosen);
          if (seconds) change('end_branding_duration', seconds);
        }}
      />
    </div>
  );
}
