import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LockedState } from '../../../ui/states/states.tsx';
import { UpgradeLink } from '../../../ui/upgrade-link.tsx';

/** Own pictures belong to Premium (MEDIA-007): the control stays in sight, disabled, with what it would give. */
export function MediaLocked() {
  const t = useTranslations('media');
  const tEditor = useTranslations('generator.editor');
  return (
    <LockedState plan="PREMIUM" gives={t('picker.upgradeText')} action={<UpgradeLink />}>
      <Button variant="default" disabled w="fit-content">
        {tEditor('addMedia')}
      </Button>
    </LockedState>
  );
}
