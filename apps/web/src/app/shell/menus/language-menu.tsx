import { ActionIcon } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { DeferredMenu } from '../../../ui/dialogs/deferred-menu.tsx';

const loadItems = () => import('./language-menu-items.tsx');

export function LanguageMenu() {
  const t = useTranslations('shell.language');
  return (
    <DeferredMenu
      load={loadItems}
      target={
        <ActionIcon aria-label={t('label')} title={t('label')}>
          <IconLanguage size={20} stroke={1.7} />
        </ActionIcon>
      }
    />
  );
}
