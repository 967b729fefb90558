import { Menu } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { about } from '@waypost/i18n/about';
import type { Locale } from '@waypost/i18n/locale';
import { useTranslations } from 'use-intl';
import type { MenuOf } from '../../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../../ui/dialogs/opened-menu.tsx';

interface Props extends MenuOf {
  readonly others: readonly Locale[];
  readonly name: string;
  readonly onCopy: (from: Locale) => void;
  readonly onRemove: () => void;
}

/** What can be done with one language; all of it can be undone. */
export default function LanguageMenu({ target, others, name, onCopy, onRemove }: Props) {
  const t = useTranslations('authoring.languages');
  return (
    <OpenedMenu target={target} position="bottom-end">
      {others.map((from) => (
        <Menu.Item key={from} leftSection={<IconCopy size={16} stroke={1.7} />} onClick={() => onCopy(from)}>
          {t('replaceFrom', { language: about[from].name })}
        </Menu.Item>
      ))}
      <Menu.Item color="var(--danger)" leftSection={<IconTrash size={16} stroke={1.7} />} onClick={onRemove}>
        {t('remove', { language: name })}
      </Menu.Item>
    </OpenedMenu>
  );
}
