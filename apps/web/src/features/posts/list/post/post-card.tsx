import { Button, UnstyledButton } from '@mantine/core';
import { IconExternalLink, IconRefresh, IconRestore } from '@tabler/icons-react';
import type { ScheduledPosting } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../../platform/navigation/links.tsx';
import { useMayCompose, useProfile } from '../../../../platform/session/use-session.ts';
import { focusPage } from '../../../../ui/feedback/focus-page.ts';
import { PersonAvatar } from '../../../../ui/marks/person-avatar.tsx';
import { SupplierMark } from '../../../../ui/marks/supplier-mark.tsx';
import { UpgradeLink } from '../../../../ui/upgrade-link.tsx';
import { connectionsPaths } from '../../../connections/paths.ts';
import { generatorPaths } from '../../../generator/paths.ts';
import { useRestore, useRetry } from '../../actions.ts';
import { isTrouble, PostStatus, PostTime, toneOf } from '../../post-status.tsx';
import classes from '../../posts.module.css';
import { CardFigures } from './card-figures.tsx';
import { KindBadge } from './kind-badge.tsx';
import { MessageLine } from './message-line.tsx';
import { Thumb } from './thumb.tsx';

interface Props {
  readonly post: ScheduledPosting;
  readonly onOpen: () => void;
}

/** The one card of a post (POST-009 to 013): page, state and time, text, preview, figures, and what went wrong. */
export function PostCard({ post, onOpen }: Props) {
  const t = useTranslations('posts');
  const { slug } = useProfile();
  const composes = useMayCompose();
  const retry = useRetry(post.id);
  // The button goes with its card.
  const restore = useRestore(post.id, focusPage);
  // What should be out by now says what it waits for, as trouble does.
  const explained = post.reason !== null && (isTrouble(post.label) || post.label === 'publishing');
  const text = post.messages_with_custom_text.trim().replace(/\s+/gu, ' ');
  return (
    <article className={classes.card} data-post-id={post.id} data-label={post.label}>
      <UnstyledButton
        className={classes.open}
        onClick={onOpen}
        aria-haspopup="dialog"
        aria-label={t('card.openPost', { text: text.slice(0, 80) || t('card.noText') })}
      />
      <Thumb post={post} size="lg" />
      <div className={classes.cardBody}>
        <div className={classes.cardHead}>
          <span className={classes.from}>
            <span className={classes.page}>
              <PersonAvatar name={post.page_name ?? ''} image={post.page_image} size="sm" square />
              <span className={classes.pageName}>{post.page_name}</span>
            </span>
            {post.campaign?.supplier && <SupplierMark supplier={post.campaign.supplier} />}
          </span>
          <span className={classes.state}>
            <KindBadge post={post} />
            <PostStatus label={post.label} />
            <span className={classes.when}>
              <PostTime post={post} />
            </span>
          </span>
        </div>
        <MessageLine text={post.messages_with_custom_text} lines={2} />
        {post.link && (post.type === 'link' || post.media.length === 0) && (
          <span className={classes.linkLine}>
            {[post.link_title, post.domain].filter(Boolean).join(' · ') || post.link}
          </span>
        )}
        {explained && (
          <p className={classes.reason} data-tone={toneOf(post)}>
            {post.reason}
          </p>
        )}
        <CardFigures post={post} />
        <div className={classes.cardActions}>
          {post.label === 'post_error' && composes && post.actions.includes('revise') && (
            <LinkButton size="xs" variant="default" to={generatorPaths.revise({ slug, id: post.id })}>
              {t('actions.revise')}
            </LinkButton>
          )}
          {post.actions.includes('restore') && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRestore size={14} stroke={1.7} />}
              loading={restore.pending}
              onClick={() => restore.run({ all: false })}
            >
              {t('actions.restore')}
            </Button>
          )}
          {post.actions.includes('upgrade') && <UpgradeLink />}
          {post.deleted && post.actions.includes('reconnect') && (
            <LinkButton size="xs" variant="default" to={connectionsPaths.list({ slug })}>
              {t('actions.reconnect')}
            </LinkButton>
          )}
          {post.actions.includes('retry') && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRefresh size={14} stroke={1.7} />}
              loading={retry.pending}
              onClick={() => retry.run()}
            >
              {t('actions.retry')}
            </Button>
          )}
          {post.actions.includes('see_post') && post.external_link && (
            <Button
              component="a"
              href={post.external_link}
              target="_blank"
              rel="noreferrer"
              size="xs"
              variant="default"
              rightSection={<IconExternalLink size={14} stroke={1.7} />}
            >
              {t('actions.see_post')}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
