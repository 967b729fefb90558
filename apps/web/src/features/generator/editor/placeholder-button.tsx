import { ActionIcon } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { DeferredMenu } from '../../../ui/dialogs/deferred-menu.tsx';
import type { Placeholders } from './placeholder-menu.tsx';

const loadMenu = () => withWords(['generator/further'], () => import('./placeholder-menu.tsx'));

export function PlaceholderButton(props: Placeholders) {
  const t = useTranslations('generator.composer');
  return (
    <DeferredMenu
      load={loadMenu}
      with={props}
      target={
        <ActionIcon aria-label={t('placeholder')}>
          <IconBraces size={20} stroke={1.7} />
        </ActionIcon>
      }
    />
  );
}
