import { Menu } from '@mantine/core';
import { CHANNELS, SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import type { MenuOf } from '../../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../../ui/dialogs/opened-menu.tsx';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';

interface Props extends MenuOf {
  readonly onPick: (app: SocialApp) => void;
}

export default function NetworkMenu({ target, onPick }: Props) {
  const t = useTranslations('campaigns.posts');
  return (
    <OpenedMenu target={target} position="bottom-end">
      {SOCIAL_APPS.map((app) => (
        <Menu.Item key={app} leftSection={<NetworkChip app={app} size={20} />} onClick={() => onPick(app)}>
          {t('addFor', { network: CHANNELS[app].name })}
        </Menu.Item>
      ))}
    </OpenedMenu>
  );
}
