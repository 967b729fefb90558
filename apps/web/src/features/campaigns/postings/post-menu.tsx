import { Menu } from '@mantine/core';
import { IconCalendarTime, IconChartBar, IconCopy, IconTags, IconTrash } from '@tabler/icons-react';
import { CHANNELS, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import type { MenuOf } from '../../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../../ui/dialogs/opened-menu.tsx';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';

export interface PostMenuProps {
  readonly app: SocialApp;
  /** Null: it cannot be done with this one. */
  readonly onCopy: ((to: SocialApp) => void) | null;
  readonly onMove: (() => void) | null;
  readonly onDelete: (() => void) | null;
  readonly onCategorize: (() => void) | null;
  readonly onPerformance: (() => void) | null;
}

export default function PostMenu({ target, app, ...verbs }: MenuOf & PostMenuProps) {
  const t = useTranslations('campaigns.posts');
  const icon = { size: 16, stroke: 1.7 } as const;
  const { onCopy, onMove, onDelete, onCategorize, onPerformance } = verbs;
  return (
    <OpenedMenu target={target} position="bottom-end">
      {onPerformance && (
        <Menu.Item leftSection={<IconChartBar {...icon} />} onClick={onPerformance}>
          {t('performance')}
        </Menu.Item>
      )}
      {onCopy && (
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => onCopy(app)}>
          {t('duplicate')}
        </Menu.Item>
      )}
      {onCopy &&
        SOCIAL_APPS.filter((one) => one !== app).map((one) => (
          <Menu.Item key={one} leftSection={<NetworkChip app={one} size={20} />} onClick={() => onCopy(one)}>
            {t('copyTo', { network: CHANNELS[one].name })}
          </Menu.Item>
        ))}
      {onMove && (
        <Menu.Item leftSection={<IconCalendarTime {...icon} />} onClick={onMove}>
          {t('reschedule')}
        </Menu.Item>
      )}
      {onCategorize && (
        <Menu.Item leftSection={<IconTags {...icon} />} onClick={onCategorize}>
          {t('categorize')}
        </Menu.Item>
      )}
      {onDelete && (
        <Menu.Item color="var(--danger)" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
          {t('delete')}
        </Menu.Item>
      )}
    </OpenedMenu>
  );
}
