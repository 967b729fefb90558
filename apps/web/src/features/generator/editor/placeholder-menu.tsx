import { Menu, Text } from '@mantine/core';
import { PLACEHOLDERS, type PlaceholderValues } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import type { MenuOf } from '../../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../../ui/dialogs/opened-menu.tsx';

export interface Placeholders {
  /** Absent while they are not known. */
  readonly values: PlaceholderValues | undefined;
  readonly onPick: (placeholder: string) => void;
}

/** What the profile fills in, each with what will stand there; what it has nothing for would be refused. */
export default function PlaceholderMenu({ target, values, onPick }: MenuOf & Placeholders) {
  const t = useTranslations('generator.placeholders');
  return (
    <OpenedMenu target={target} position="top-start" width={260}>
      {PLACEHOLDERS.map((name) => (
        <Menu.Item key={name} disabled={values !== undefined && !values[name]} onClick={() => onPick(`{{${name}}}`)}>
          {t(`names.${name}`)}
          <Text size="xs" c="dimmed" truncate>
            {values === undefined ? `{{${name}}}` : values[name] || t('empty')}
          </Text>
        </Menu.Item>
      ))}
    </OpenedMenu>
  );
}
