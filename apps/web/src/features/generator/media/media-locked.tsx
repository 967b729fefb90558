import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { LockedState } from '../../../ui/states/states.tsx';
import { UpgradeModal } from '../../connections/index.ts';

/** Own pictures belong to Premium (MEDIA-007): the control stays in sight, disabled, with what it would give. */
export function MediaLocked() {
  const t = useTranslations('media');
  const tEditor = useTranslations('generator.editor');
  const [upgrading, { open, close }] = useDisclosure(false);
  return (
    <LockedState
      plan="PREMIUM"
      gives={t('picker.upgradeText')}
      action={
        <Button size="xs" variant="default" aria-haspopup="dialog" onClick={open}>
          {t('picker.upgrade')}
        </Button>
      }
    >
      <Button variant="default" disabled w="fit-content">
        {tEditor('addMedia')}
      </Button>
      <UpgradeModal opened={upgrading} onClose={close} text={t('picker.upgradeText')} />
    </LockedState>
  );
}
