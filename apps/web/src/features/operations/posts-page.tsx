import { Anchor, Text } from '@mantine/core';
import { listStuckPosts, retryStuckPost, STUCK_STATES, type StuckPost } from '@waypost/contract/operations';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { LinkAnchor } from '../../platform/navigation/links.tsx';
import { useSearch } from '../../platform/navigation/use-navigation.ts';
import { useList } from '../../platform/query/use-list.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { NetworkChip } from '../../ui/marks/network-icon.tsx';
import { accountsPaths } from '../accounts/paths.ts';
import classes from './operations.module.css';
import { operationsPaths } from './paths.ts';
import { RetryButton } from './retry-button.tsx';
import { RetryDialog } from './retry-dialog.tsx';
import { StandingList } from './standing-list.tsx';
import { AGAIN_MS, uncounted } from './walk.ts';

/** Posts that somebody may have to look at, by where they stand with the machine. */
export default function OperationsPostsPage() {
  const t = useTranslations('operations');
  const [{ state: named }] = useSearch(operationsPaths.posts);
  const state = STUCK_STATES.find((known) => known === named) ?? 'failed';
  const list = useList({
    key: ['operations', 'posts', state],
    filters: { state },
    load: (filters, page, signal) => uncounted(call(listStuckPosts, { query: { ...filters, page } }, { signal })),
    again: () => AGAIN_MS,
  });
  const [asking, ask] = useState<StuckPost | null>(null);
  const retry = useAction({
    run: (post: number) => call(retryStuckPost, { body: { post } }),
    success: t('stuck.retried'),
    invalidate: [['operations']],
    onSuccess: () => ask(null),
    onFailure: () => ask(null),
  });
  return (
    <>
      <StandingList
        title={t('stuck.title')}
        lead={t(`stuck.lead.${state}`)}
        choices={STUCK_STATES.map((one) => ({
          to: operationsPaths.posts({ state: one }),
          label: t(`posts.${one}`),
          chosen: one === state,
        }))}
        list={list}
        empty={t('stuck.none')}
      >
        {(post) => <StuckRow post={post} pending={retry.pending} onRetry={() => ask(post)} />}
      </StandingList>
      {asking && (
        <RetryDialog
          post={asking}
          name={nameOf(asking)}
          pending={retry.pending}
          onConfirm={() => retry.run(asking.id)}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

const nameOf = ({ user, profile }: StuckPost): string => user.name || profile.name;

interface RowProps {
  readonly post: StuckPost;
  readonly pending: boolean;
  readonly onRetry: () => void;
}

function StuckRow({ post, pending, onRetry }: RowProps) {
  const t = useTranslations('operations');
  const { dateTime } = useFormats();
  const why = post.parked_by ? t(`stuck.parkedBy.${post.parked_by}`) : post.reason;
  return (
    <>
      <span className={classes.what}>
        <span className={classes.about}>
          <NetworkChip app={post.app} labelled />
          <LinkAnchor size="sm" to={accountsPaths.user({ user: post.user.pk })}>
            {nameOf(post)}
          </LinkAnchor>
          <Text size="sm" c="dimmed" span>
            {[post.page, dateTime(post.fire_at), t('stuck.number', { id: String(post.id) })].join(' · ')}
          </Text>
        </span>
        <Text className={classes.long}>{post.excerpt || t('stuck.noText')}</Text>
        {why && (
          <Text size="sm" className={classes.long}>
            {why}
          </Text>
        )}
        {post.permalink && (
          <Anchor size="sm" href={post.permalink} target="_blank" rel="noreferrer">
            {t('stuck.see')}
          </Anchor>
        )}
      </span>
      <RetryButton
        refusal={post.retry}
        label={t('stuck.retryOf', { id: String(post.id), name: nameOf(post) })}
        pending={pending}
        onRetry={onRetry}
      />
    </>
  );
}
