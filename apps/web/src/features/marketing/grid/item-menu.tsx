import { Menu } from '@mantine/core';
import { IconArrowsMove, IconChartBar, IconFileText } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { MenuOf } from '../../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../../ui/dialogs/opened-menu.tsx';
import type { Item, Verbs } from '../items.ts';

interface Props extends MenuOf {
  readonly item: Item;
  readonly verbs: Pick<Verbs, 'open' | 'move'>;
}

/** What a click and a drag do, for whoever does neither. */
export default function ItemMenu({ target, item, verbs }: Props) {
  const t = useTranslations('marketing');
  const edits = item.kind === 'newsletter' && !item.out;
  const Icon = edits ? IconFileText : IconChartBar;
  return (
    <OpenedMenu target={target} position="bottom-end">
      <Menu.Item leftSection={<Icon size={16} stroke={1.7} />} onClick={() => verbs.open(item)}>
        {t(edits ? 'item.openEditor' : item.kind === 'posting' ? 'posting.title' : 'newsletter.title')}
      </Menu.Item>
      {item.movable && (
        <Menu.Item leftSection={<IconArrowsMove size={16} stroke={1.7} />} onClick={() => verbs.move(item)}>
          {t('item.move')}
        </Menu.Item>
      )}
    </OpenedMenu>
  );
}
