import { ActionIcon, Button } from '@mantine/core';
import {
  IconCalendarTime,
  IconCopy,
  IconDots,
  IconEdit,
  IconExternalLink,
  IconLock,
  IconPencil,
  IconRestore,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { membershipPaths } from '@waypost/contract/membership';
import type { ScheduledPosting } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useGo } from '../../../../platform/navigation/use-navigation.ts';
import { useMayCompose, useProfile } from '../../../../platform/session/use-session.ts';
import { DeferredMenu } from '../../../../ui/dialogs/deferred-menu.tsx';
import type { Ask } from '../../../../ui/dialogs/use-discard.tsx';
import { generatorPaths } from '../../../generator/paths.ts';
import { useDuplicate, useRestore } from '../../actions.ts';
import { PostNowDialog } from '../../undo/post-now-dialog.tsx';
import { CopyLink } from '../copy-link.tsx';
import classes from '../details.module.css';
import type { Entry } from './actions-menu.tsx';
import { hasTwins } from './apply-to-all.tsx';
import { type Asking, ConfirmVerb } from './confirm-verb.tsx';

/** `both`: text and time. */
export type Mode = 'view' | 'edit' | 'reschedule' | 'both';
export const isWriting = (mode: Mode): boolean => mode === 'edit' || mode === 'both';
export const isTiming = (mode: Mode): boolean => mode === 'reschedule' || mode === 'both';

interface Props {
  readonly post: ScheduledPosting;
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  /** Before typed words or a chosen time go. */
  readonly ask: Ask;
  /** The post has left for good. */
  readonly onGone: () => void;
}

/** What can be done with the post at this moment: the likeliest at the right, the next beside it, the rest in a menu. */
export function DetailActions({ post, mode, onMode, ask, onGone }: Props) {
  const t = useTranslations('posts.actions');
  const tActions = useTranslations('ui.actions');
  const [asking, setAsking] = useState<Asking | null>(null);
  const [sending, setSending] = useState(false);
  const entries = useEntries({ post, mode, onMode, onAsk: setAsking, onSend: () => setSending(true) }).map(
    (entry): Entry => ({
      ...entry,
      run: () =>
        ask(() => {
          if (mode !== 'view') onMode('view');
          entry.run();
        }),
    }),
  );
  const out = post.actions.includes('see_post') ? post.external_link : null;
  const shown = out ? 0 : 2;
  // A menu of one entry would be a click for nothing.
  const rest = entries.length === shown + 1 ? [] : entries.slice(shown);
  const [main, ...others] = rest.length > 0 ? entries.slice(0, shown) : entries;
  return (
    <div className={classes.actions}>
      {rest.length > 0 && (
        <DeferredMenu
          load={loadMenu}
          with={{ entries: rest }}
          target={
            <ActionIcon size="lg" aria-label={tActions('more')}>
              <IconDots size={20} stroke={1.7} />
            </ActionIcon>
          }
        />
      )}
      <span className={classes.spring} />
      {others.toReversed().map((entry) => (
        <EntryButton key={entry.label} entry={entry} />
      ))}
      {/* Beside a form its own button is the main one. */}
      {main && <EntryButton entry={main} main={!out && mode === 'view'} />}
      {out && <CopyLink url={out} />}
      {out && (
        <Button
          component="a"
          href={out}
          target="_blank"
          rel="noreferrer"
          rightSection={<IconExternalLink size={16} stroke={1.7} />}
        >
          {t('see_post')}
        </Button>
      )}
      {sending && <PostNowDialog posts={[post]} onClose={() => setSending(false)} />}
      {asking && <ConfirmVerb post={post} verb={asking} onClose={() => setAsking(null)} onGone={onGone} />}
    </div>
  );
}

const loadMenu = () => import('./actions-menu.tsx');

interface Chosen extends Pick<Props, 'post' | 'mode' | 'onMode'> {
  readonly onAsk: (verb: Asking) => void;
  readonly onSend: () => void;
}

/** The likeliest first. What was refused is mended where its pictures can be changed, too. */
function useEntries({ post, mode, onMode, onAsk, onSend }: Chosen): Entry[] {
  const t = useTranslations('posts.actions');
  const tActions = useTranslations('ui.actions');
  const { pk, slug } = useProfile();
  const go = useGo();
  const composes = useMayCompose();
  const duplicate = useDuplicate();
  const restore = useRestore(post.id);
  const may = (action: ScheduledPosting['actions'][number]) => post.actions.includes(action);
  const revise = composes &&
    may('revise') && {
      icon: IconEdit,
      label: t('revise'),
      run: () => go(generatorPaths.revise({ slug, id: post.id })),
    };
  const refused = post.label === 'post_error';
  const missed = post.label === 'missed';
  // In several profiles at once it is asked about; else it can be taken back.
  const send = () => (hasTwins(post, pk) ? onAsk('post_now') : onSend());
  const reschedule = may('reschedule') &&
    !isTiming(mode) && { icon: IconCalendarTime, label: t('reschedule'), run: () => onMode('reschedule') };
  const postNow = may('post_now') && { icon: IconSend, label: t('post_now'), run: send };
  return [
    // What its notice asks for.
    missed && reschedule,
    missed && postNow,
    may('upgrade') && { icon: IconLock, label: tActions('upgrade'), run: () => go(membershipPaths.plan({ slug })) },
    may('restore') && {
      icon: IconRestore,
      label: t('restore'),
      pending: restore.pending,
      run: () => restore.run({ all: false }),
    },
    may('edit') && !isWriting(mode) && { icon: IconPencil, label: t('edit'), run: () => onMode('edit') },
    refused && revise,
    !missed && reschedule,
    !refused && revise,
    !missed && postNow,
    // Whether it is out is asked first: a copy might be the second.
    composes &&
      !may('resolve') && {
        icon: IconCopy,
        label: t('duplicate'),
        pending: duplicate.pending,
        run: () => duplicate.run([post.id]),
      },
    may('delete') && { icon: IconTrash, label: t('delete'), danger: true, run: () => onAsk('delete') },
    may('dismiss') && { icon: IconTrash, label: t('dismiss'), danger: true, run: () => onAsk('dismiss') },
  ].filter((entry) => entry !== false);
}

function EntryButton({ entry, main = false }: { readonly entry: Entry; readonly main?: boolean }) {
  const { icon: Icon, label, pending, run } = entry;
  return (
    <Button
      variant={main ? 'filled' : 'default'}
      leftSection={<Icon size={16} stroke={1.7} />}
      loading={pending}
      onClick={run}
    >
      {label}
    </Button>
  );
}
