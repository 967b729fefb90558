import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { CHANNELS } from '@waypost/contract/networks';
import { POST_STATUS } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { withWords } from '../../platform/i18n/locale-store.ts';
import { DeferredMenu } from '../../ui/dialogs/deferred-menu.tsx';
import { NetworkGlyph } from '../../ui/marks/network-icon.tsx';
import { MARKS } from '../../ui/marks/networks/marks.ts';
import { useShortStatus } from '../posts/index.ts';
import classes from './card.module.css';
import { ItemTime } from './item-time.tsx';
import type { Item, ItemVerbs } from './items.ts';

interface Props {
  readonly item: Item;
  readonly marked: boolean;
  readonly verbs: ItemVerbs;
}

/** A post on the grid: network, time, what it says and its picture (CAL-029); as narrow as its neighbours leave it. */
export function ItemCard({ item, marked, verbs }: Props) {
  const t = useTranslations('calendar.item');
  const statusOf = useShortStatus();
  const formats = useFormats();
  const { post, app } = item;
  const text = item.text || t('noText');
  const time = formats.time(item.at);
  const what = t('what', { app: CHANNELS[app].name, status: statusOf(post.label) });
  return (
    <div
      className={`${classes.card} ${MARKS[app].colours}`}
      data-post-id={post.id}
      data-out={post.status === POST_STATUS.posted || undefined}
      data-movable={item.movable || undefined}
      data-busy={verbs.busy.has(post.id) || undefined}
      data-marked={marked || undefined}
    >
      <UnstyledButton
        className={classes.open}
        title={`${time} ${text}`}
        aria-haspopup="dialog"
        onClick={() => verbs.open(item)}
      >
        <span className={classes.words}>
          <span className={classes.when}>
            <NetworkGlyph app={app} size={14} />
            <VisuallyHidden>{what}</VisuallyHidden>
            <ItemTime at={item.at} />
          </span>
          <span className={classes.text}>{text}</span>
        </span>
        {post.image && <img className={classes.image} src={post.image} alt="" loading="lazy" draggable={false} />}
      </UnstyledButton>
      <DeferredMenu
        target={
          <ActionIcon
            className={classes.more}
            variant="default"
            size={24}
            aria-label={t('more', { text: `${what} ${time} ${text}` })}
          >
            <IconDots size={14} stroke={1.7} />
          </ActionIcon>
        }
        load={() => withWords(['calendar'], () => import('./item-menu.tsx'))}
        with={{ item, verbs }}
      />
    </div>
  );
}
