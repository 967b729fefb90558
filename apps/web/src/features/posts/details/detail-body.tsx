import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { consentRules, type ScheduledPosting } from '@waypost/contract/posts';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useProfile } from '../../../platform/session/use-session.ts';
import type { Ask } from '../../../ui/dialogs/use-discard.tsx';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { SupplierMark } from '../../../ui/marks/supplier-mark.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { UpgradeLink } from '../../../ui/upgrade-link.tsx';
import { agencyPaths } from '../../agency/paths.ts';
import { connectionsPaths } from '../../connections/paths.ts';
import { useRetry } from '../actions.ts';
import { KindBadge } from '../list/post/kind-badge.tsx';
import { isTrouble, PostStatus, PostTime } from '../post-status.tsx';
import { usePreflightText } from '../use-preflight-text.ts';
import { DetailActions, isTiming, isWriting, type Mode } from './actions/detail-actions.tsx';
import { EditText } from './actions/edit-text.tsx';
import { keptText } from './actions/kept-text.ts';
import { Reschedule } from './actions/reschedule.tsx';
import { Resolve } from './actions/resolve.tsx';
import { Attempts } from './attempts.tsx';
import classes from './details.module.css';
import { Performance } from './performance.tsx';
import { PostContent } from './post-content.tsx';
import { Siblings } from './siblings.tsx';
import { StaffText } from './staff-text.tsx';

interface Props {
  readonly post: ScheduledPosting;
  /** Begins with text and time opened. */
  readonly editing: boolean;
  /** Whether there are typed words that are not saved. */
  readonly onTyped: (typed: boolean) => void;
  /** Whether there is a time that is not saved. */
  readonly onTimed: (timed: boolean) => void;
  /** Before either goes. */
  readonly ask: Ask;
  readonly onClose: () => void;
}

/** Everything about one post, and everything that can be done with it at this moment. */
export function DetailBody({ post, editing, onTyped, onTimed, ask, onClose }: Props) {
  const t = useTranslations('posts');
  const formats = useFormats();
  // A text that was being written when the page was loaded anew is gone on with.
  const [mode, setMode] = useState<Mode>(() => (editing ? 'both' : keptText(post) === null ? 'view' : 'edit'));
  const view = () => setMode('view');
  // What opens a form, or closes it, goes with that: the next key must not begin behind the dialog.
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    const gone = shown.current !== mode && document.activeElement === document.body;
    if (gone) body.current?.closest<HTMLElement>('[aria-modal]')?.focus({ preventScroll: true });
    shown.current = mode;
  }, [mode]);
  const may = (action: ScheduledPosting['actions'][number]) => post.actions.includes(action);
  return (
    <div ref={body} className={classes.body}>
      <div className={classes.head}>
        <PersonAvatar name={post.page_name ?? ''} image={post.page_image} square />
        <div className={classes.who}>
          <strong className={classes.pageName}>
            <NetworkChip app={post.app} size={20} labelled />
            {post.page_name}
          </strong>
          <span className={classes.origin}>
            <span className={classes.muted}>{t('detail.created', { when: formats.dateTime(post.created) })}</span>
            {post.campaign?.supplier && <SupplierMark supplier={post.campaign.supplier} />}
          </span>
        </div>
        <div className={classes.state}>
          <KindBadge post={post} />
          <PostStatus label={post.label} />
          <PostTime post={post} />
        </div>
      </div>
      <Siblings post={post} ask={ask} />
      <Trouble post={post} ask={ask} />
      {post.campaign?.text_changed && !post.deleted && <StaffText post={post} ask={ask} />}
      {may('resolve') && <Resolve post={post} />}
      {isWriting(mode) && may('edit') ? (
        <EditText post={post} onTyped={onTyped} onDone={view} />
      ) : (
        <PostContent post={post} />
      )}
      {isTiming(mode) && may('reschedule') && (
        <Reschedule post={post} focused={!isWriting(mode)} onTimed={onTimed} onDone={view} />
      )}
      {may('analytics') && <Performance post={post} />}
      <Attempts post={post} />
      <DetailActions post={post} mode={mode} onMode={setMode} ask={ask} onGone={onClose} />
    </div>
  );
}

/** Why it stands where it stands, and what the last check found, with the next step beside it. */
function Trouble({ post, ask }: Pick<Props, 'post' | 'ask'>) {
  const t = useTranslations('posts');
  const tNotices = useTranslations('connections.notices');
  const { slug, applications } = useProfile();
  const retry = useRetry(post.id);
  const textOf = usePreflightText();
  // The last check knew another end of the consent, or none: it may be days ago.
  const ends = Date.parse(applications[post.app].data?.expires_at ?? '');
  const beyond = consentRules(post.app, Number.isNaN(ends) ? null : ends, Date.parse(post.fire_at));
  const checked = post.preflight.filter(({ code }) => code !== 'token_expires_before');
  const warned = post.actions.includes('reschedule') ? [...checked, ...beyond] : [];
  const again = post.actions.includes('retry') && (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.7} />}
      loading={retry.pending}
      onClick={() => ask(() => retry.run())}
    >
      {t('actions.retry')}
    </Button>
  );
  return (
    <>
      {/* What is asked about says so itself. */}
      {post.reason && !post.actions.includes('resolve') && (
        <Notice
          tone={post.label === 'post_error' ? 'danger' : isTrouble(post.label) ? 'warning' : 'info'}
          action={
            post.reason_code === 'logo_unreadable' ? (
              <>
                <LinkButton variant="default" to={agencyPaths.profile({ slug })}>
                  {t('actions.business_profile')}
                </LinkButton>
                {again}
              </>
            ) : post.reason_code === 'placeholder_upgrade' ? (
              <>
                <UpgradeLink />
                {again}
              </>
            ) : post.actions.includes('reconnect') ? (
              <LinkButton variant="default" to={connectionsPaths.list({ slug })}>
                {t('actions.reconnect')}
              </LinkButton>
            ) : (
              again
            )
          }
        >
          {post.reason}
        </Notice>
      )}
      {warned.length > 0 && (
        <Notice
          tone="warning"
          title={t('detail.problems')}
          action={
            beyond.length > 0 ? (
              <LinkButton variant="default" to={connectionsPaths.list({ slug }, { reconnect: post.app })}>
                {tNotices('refresh')}
              </LinkButton>
            ) : (
              warned.some(({ code }) => code === 'placeholder_upgrade') && <UpgradeLink />
            )
          }
        >
          {warned.map(textOf).join(' ')}
        </Notice>
      )}
    </>
  );
}
