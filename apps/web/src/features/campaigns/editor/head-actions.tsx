import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

export function HeadActions({ onPublish }: { readonly onPublish: () => void }) {
  const t = useTranslations('campaigns.page');
  return (
    <Button leftSection={<IconSend size={16} stroke={1.7} />} onClick={onPublish}>
      {t('publish')}
    </Button>
  );
}
