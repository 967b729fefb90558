import { Text } from '@mantine/core';
import type { StuckPost } from '@waypost/contract/operations';
import { useTranslations } from 'use-intl';
import { ConfirmModal } from '../../ui/dialogs/confirm-modal.tsx';
import classes from './operations.module.css';

interface Props {
  readonly post: StuckPost;
  readonly name: string;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Whose words go out, on whose page, and in whose name: asked before they do (decision 166). */
export function RetryDialog({ post: { page, excerpt }, name, pending, onConfirm, onClose }: Props) {
  const t = useTranslations('operations.stuck');
  return (
    <ConfirmModal
      opened
      title={t('ask.title')}
      confirmLabel={t('ask.confirm')}
      pending={pending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text>{t('ask.text', { page, name })}</Text>
      <Text c="dimmed" className={classes.long}>
        {excerpt || t('noText')}
      </Text>
    </ConfirmModal>
  );
}
