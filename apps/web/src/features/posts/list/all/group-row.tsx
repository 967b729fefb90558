import { ActionIcon, Button, Loader, UnstyledButton } from '@mantine/core';
import { IconDots, IconRestore } from '@tabler/icons-react';
import { CHANNELS } from '@waypost/contract/networks';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { withWords } from '../../../../platform/i18n/locale-store.ts';
import { useMayCompose } from '../../../../platform/session/use-session.ts';
import { DeferredMenu } from '../../../../ui/dialogs/deferred-menu.tsx';
import { NetworkChip } from '../../../../ui/marks/network-icon.tsx';
import { SupplierMark } from '../../../../ui/marks/supplier-mark.tsx';
import { UpgradeLink } from '../../../../ui/upgrade-link.tsx';
import { isTrouble, ShortStatus, toneOf } from '../../post-status.tsx';
import posts from '../../posts.module.css';
import { KindBadge } from '../post/kind-badge.tsx';
import { MessageLine } from '../post/message-line.tsx';
import { Thumb } from '../post/thumb.tsx';
import classes from './all.module.css';
import { menuOf, offering, type PostGroup } from './group-posts.ts';
import type { GroupVerbs } from './use-group-verb.ts';

interface Props {
  readonly group: PostGroup;
  readonly onOpen: (id: number) => void;
  readonly verbs: GroupVerbs;
  /** Where no heading says the day. */
  readonly dated?: boolean;
  readonly children?: ReactNode;
}

/** One creation: its text and picture once, a mark for each network, and verbs that act on all of them. */
export function GroupRow({ group, onOpen, verbs, dated = false, children }: Props) {
  const t = useTranslations('posts');
  const formats = useFormats();
  const { first, posts: siblings } = group;
  const busy = verbs.isBusy(group);
  const composes = useMayCompose();
  const text = first.messages_with_custom_text.trim().replace(/\s+/gu, ' ');
  const troubled = siblings.find(({ label }) => isTrouble(label));
  const pages = [...new Set(siblings.flatMap(({ page_name: name }) => name ?? []))];
  return (
    <article className={classes.group} data-post-id={first.id} data-label={(troubled ?? first).label}>
      <UnstyledButton
        className={classes.open}
        onClick={() => onOpen((troubled ?? first).id)}
        aria-haspopup="dialog"
        aria-label={t('card.openPost', { text: text.slice(0, 80) || t('card.noText') })}
      />
      <Thumb post={first} />
      <span className={`${posts.rowWords} ${classes.words}`}>
        <MessageLine text={first.messages_with_custom_text} />
        <span className={`${posts.facts} ${classes.facts}`}>
          <span className={classes.marks}>
            {siblings.map((post) => (
              <UnstyledButton
                key={post.id}
                className={classes.mark}
                data-trouble={isTrouble(post.label) || undefined}
                onClick={() => onOpen(post.id)}
                aria-haspopup="dialog"
                aria-label={t('all.openOn', { app: CHANNELS[post.app].name, status: t(`status.${post.label}`) })}
              >
                <NetworkChip app={post.app} size={20} />
              </UnstyledButton>
            ))}
          </span>
          <time dateTime={first.fire_at}>{dated ? formats.rowTime(first.fire_at) : formats.time(first.fire_at)}</time>
          <span className={classes.page}>{pages.join(', ')}</span>
          <KindBadge post={first} />
          {first.campaign?.supplier && <SupplierMark supplier={first.campaign.supplier} />}
          {new Set(siblings.map(({ message }) => message)).size > 1 && (
            <span className={classes.differ}>{t('all.differ')}</span>
          )}
          {troubled?.reason && (
            <span className={classes.reason} data-tone={toneOf(troubled)}>
              {troubled.reason}
            </span>
          )}
        </span>
        {children}
      </span>
      <span className={classes.end}>
        <span className={classes.status}>
          <ShortStatus label={(troubled ?? first).label} />
        </span>
        {offering(group, 'restore').length > 0 && (
          <Button
            size="xs"
            variant="default"
            className={`${classes.above} ${classes.restore}`}
            leftSection={<IconRestore size={14} stroke={1.7} />}
            loading={busy}
            onClick={() => verbs.act({ group, verb: 'restore' })}
          >
            {t('actions.restore')}
          </Button>
        )}
        {group.posts.some(({ actions }) => actions.includes('upgrade')) && (
          <UpgradeLink className={`${classes.above} ${classes.restore}`} />
        )}
        {menuOf(group, composes).length > 0 && (
          <DeferredMenu
            target={
              <ActionIcon className={classes.above} aria-label={t('all.more', { text: text.slice(0, 40) })}>
                {busy ? <Loader size={18} /> : <IconDots size={20} stroke={1.7} />}
              </ActionIcon>
            }
            load={async () => {
              const { GroupMenu } = await withWords(['posts/details'], () => import('./group-menu.tsx'));
              return {
                default: ({ target }) => (
                  <GroupMenu target={target} group={group} onChoose={(verb) => verbs.act({ group, verb })} />
                ),
              };
            }}
          />
        )}
      </span>
    </article>
  );
}
