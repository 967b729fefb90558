import { Button } from '@mantine/core';
import {
  IconCalendarTime,
  IconCopy,
  IconEdit,
  IconExternalLink,
  IconPencil,
  IconRefresh,
  IconRestore,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import type { ScheduledPosting } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useHasPro, useProfile } from '../../../platform/session/use-session.ts';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { generatorPaths } from '../../generator/paths.ts';
import { useDuplicate, useRestore, useRetry } from '../actions.ts';
import { KindBadge } from '../list/kind-badge.tsx';
import { isTrouble, PostStatus, PostTime } from '../post-status.tsx';
import { PostNowDialog } from '../undo/post-now-dialog.tsx';
import { usePreflightText } from '../use-preflight-text.ts';
import { hasTwins } from './apply-to-all.tsx';
import { Attempts } from './attempts.tsx';
import { type Asking, ConfirmVerb } from './confirm-verb.tsx';
import { CopyLink } from './copy-link.tsx';
import classes from './details.module.css';
import { EditText } from './edit-text.tsx';
import { Performance } from './performance.tsx';
import { PostContent } from './post-content.tsx';
import { Reschedule } from './reschedule.tsx';
import { Resolve } from './resolve.tsx';
import { Siblings } from './siblings.tsx';

type Mode = 'view' | 'edit' | 'reschedule';

interface Props {
  readonly post: ScheduledPosting;
  /** Whether there are typed words that are not saved. */
  readonly onTyped: (typed: boolean) => void;
  readonly onClose: () => void;
}

/** Everything about one post, and everything that can be done with it at this moment. */
export function DetailBody({ post, onTyped, onClose }: Props) {
  const t = useTranslations('posts');
  const formats = useFormats();
  const [mode, setMode] = useState<Mode>('view');
  const [asking, setAsking] = useState<Asking | null>(null);
  const [sending, setSending] = useState(false);
  const duplicate = useDuplicate();
  const { pk, slug } = useProfile();
  const pro = useHasPro();
  const view = () => setMode('view');
  const may = (action: ScheduledPosting['actions'][number]) => post.actions.includes(action);
  return (
    <div className={classes.body}>
      <div className={classes.head}>
        <PersonAvatar name={post.page_name ?? ''} image={post.page_image} square />
        <div className={classes.who}>
          <strong className={classes.pageName}>
            <NetworkChip app={post.app} size={20} labelled />
            {post.page_name}
          </strong>
          <span className={classes.muted}>{t('detail.created', { when: formats.dateTime(post.created) })}</span>
        </div>
        <div className={classes.state}>
          <KindBadge post={post} />
          <PostStatus label={post.label} />
          <PostTime post={post} />
        </div>
      </div>
      <Siblings post={post} />
      <Trouble post={post} />
      {may('resolve') && <Resolve post={post} />}
      {mode === 'edit' && may('edit') ? (
        <EditText post={post} onTyped={onTyped} onDone={view} />
      ) : (
        <PostContent post={post} />
      )}
      {mode === 'reschedule' && may('reschedule') && <Reschedule post={post} onDone={view} />}
      {may('analytics') && <Performance post={post} />}
      <Attempts post={post} />
      <div className={classes.actions}>
        {may('delete') && <Quiet icon={IconTrash} label={t('actions.delete')} onClick={() => setAsking('delete')} />}
        {may('dismiss') && <Quiet icon={IconTrash} label={t('actions.dismiss')} onClick={() => setAsking('dismiss')} />}
        <span className={classes.spring} />
        {may('edit') && mode !== 'edit' && (
          <Plain icon={IconPencil} label={t('actions.edit')} onClick={() => setMode('edit')} />
        )}
        {may('revise') && (
          <LinkButton
            variant="default"
            leftSection={<IconEdit size={16} stroke={1.7} />}
            to={generatorPaths.revise({ slug, id: post.id })}
          >
            {t('actions.revise')}
          </LinkButton>
        )}
        {may('reschedule') && mode !== 'reschedule' && (
          <Plain icon={IconCalendarTime} label={t('actions.reschedule')} onClick={() => setMode('reschedule')} />
        )}
        {may('post_now') && (
          <Plain
            icon={IconSend}
            label={t('actions.post_now')}
            // In several profiles at once it is asked about; else it can be taken back.
            onClick={() => (hasTwins(post, pk) ? setAsking('post_now') : setSending(true))}
          />
        )}
        {may('restore') && <Restore post={post} />}
        {pro && <Plain icon={IconCopy} label={t('actions.duplicate')} onClick={() => duplicate.run([post.id])} />}
        {may('see_post') && post.external_link && <CopyLink url={post.external_link} />}
        {may('see_post') && post.external_link && (
          <Button
            component="a"
            href={post.external_link}
            target="_blank"
            rel="noreferrer"
            variant="default"
            rightSection={<IconExternalLink size={16} stroke={1.7} />}
          >
            {t('actions.see_post')}
          </Button>
        )}
      </div>
      {sending && <PostNowDialog posts={[post]} onClose={() => setSending(false)} />}
      {asking && <ConfirmVerb post={post} verb={asking} onClose={() => setAsking(null)} onGone={onClose} />}
    </div>
  );
}

interface ActionProps {
  readonly icon: typeof IconTrash;
  readonly label: string;
  readonly onClick: () => void;
}

const Plain = ({ icon: Icon, label, onClick }: ActionProps) => (
  <Button variant="default" leftSection={<Icon size={16} stroke={1.7} />} onClick={onClick}>
    {label}
  </Button>
);

const Quiet = ({ icon: Icon, label, onClick }: ActionProps) => (
  <Button variant="subtle" color="gray" leftSection={<Icon size={16} stroke={1.7} />} onClick={onClick}>
    {label}
  </Button>
);

function Restore({ post }: { readonly post: ScheduledPosting }) {
  const t = useTranslations('posts.actions');
  const restore = useRestore(post.id);
  return (
    <Button
      leftSection={<IconRestore size={16} stroke={1.7} />}
      loading={restore.pending}
      onClick={() => restore.run({ all: false })}
    >
      {t('restore')}
    </Button>
  );
}

/** Why it stands where it stands, and what the last check found, with the next step beside it. */
function Trouble({ post }: { readonly post: ScheduledPosting }) {
  const t = useTranslations('posts');
  const retry = useRetry(post.id);
  const textOf = usePreflightText();
  const warned = post.actions.includes('reschedule') ? post.preflight : [];
  return (
    <>
      {post.reason && (
        <Notice
          tone={post.label === 'post_error' ? 'danger' : isTrouble(post.label) ? 'warning' : 'info'}
          action={
            post.actions.includes('retry') && (
              <Button
                variant="default"
                leftSection={<IconRefresh size={16} stroke={1.7} />}
                loading={retry.pending}
                onClick={() => retry.run()}
              >
                {t('actions.retry')}
              </Button>
            )
          }
        >
          {post.reason}
        </Notice>
      )}
      {warned.length > 0 && (
        <Notice tone="warning" title={t('detail.problems')}>
          {warned.map(textOf).join(' ')}
        </Notice>
      )}
    </>
  );
}
