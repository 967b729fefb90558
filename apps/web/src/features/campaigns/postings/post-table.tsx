import { Button, Text } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { CAMPAIGN_POSTINGS_MAX, type Campaign, type Finding, type Posting } from '@waypost/contract/campaigns';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { HashtagText } from '../../../ui/fields/texts/hashtag-text.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import type { usePostings } from '../api.ts';
import { AddPost } from './add-post.tsx';
import { focusPost } from './focus-post.ts';
import { PostEditor } from './lazy-editor.ts';
import { inOrder } from './place-of.ts';
import { PostActions } from './post-actions.tsx';
import { PostRow } from './post-row.tsx';
import classes from './posts.module.css';
import { usePostVerbs } from './use-post-verbs.ts';
import { type Verb, VerbDialog } from './verb-dialog.tsx';

interface Props {
  readonly campaign: Campaign;
  readonly found: ReturnType<typeof usePostings>;
  readonly readOnly: boolean;
  readonly findings: readonly Finding[];
  readonly opened: number | null;
  readonly onOpen: (posting: number | null) => void;
}

/** The posts of a campaign in the order of their times; the one that is opened is written in its place. */
export function PostTable(props: Props) {
  const { campaign, found, readOnly, onOpen } = props;
  const t = useTranslations('campaigns.posts');
  const list = useListed(props);
  const added = (posting: Posting) => {
    onOpen(posting.id);
    focusPost(posting.id, 'message');
  };
  const verbs = usePostVerbs(campaign.id, added);
  // Posts of a campaign that is published are no more and no fewer; libraries grow.
  const adds = !readOnly && (!campaign.published || campaign.type === 'library');
  const full = campaign.type === 'standard' && list.length >= CAMPAIGN_POSTINGS_MAX;
  const add = adds && !full && <AddPost pending={verbs.busy} onAdd={(app) => verbs.add.run({ app, fireAt: null })} />;
  if (found.isPending) return <ListSkeleton rows={5} shape="card" />;
  return (
    <SectionCard
      bleed
      title={t('title')}
      description={full && adds ? t('full', { most: CAMPAIGN_POSTINGS_MAX }) : undefined}
      actions={add}
    >
      {found.data === undefined ? (
        <ErrorState title={t('readFailed')} error={found.error} onRetry={() => void found.refetch()} />
      ) : list.length === 0 ? (
        <EmptyState
          icon={<IconListDetails size={40} stroke={1.4} />}
          title={t('none')}
          text={t(adds ? 'noneHint' : 'noneRead')}
        />
      ) : (
        <Rows {...props} list={list} verbs={verbs} adds={adds && !full} />
      )}
      {found.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

/** In their order; while one is opened all stay where they are, whatever its time becomes. */
function useListed({ found, opened }: Props): readonly Posting[] {
  const order = useRef<readonly number[]>([]);
  const all = (found.data?.pages ?? []).flatMap(({ results }) => results).toSorted(inOrder);
  const kept = order.current;
  const place = ({ id }: Posting) => {
    const at = kept.indexOf(id);
    return at < 0 ? kept.length : at;
  };
  const shown = opened !== null && kept.includes(opened) ? all.toSorted((a, b) => place(a) - place(b)) : all;
  order.current = shown.map(({ id }) => id);
  return shown;
}

interface RowsProps extends Props {
  readonly list: readonly Posting[];
  readonly verbs: ReturnType<typeof usePostVerbs>;
  readonly adds: boolean;
}

function Rows({ campaign, list, verbs, adds, readOnly, findings, opened, onOpen }: RowsProps) {
  const t = useTranslations('campaigns.posts');
  const [asking, ask] = useState<Verb | null>(null);
  const library = campaign.type === 'library' || undefined;
  // The button goes with its post: the focus goes on to the one that takes its place.
  const gone = (posting: Posting) => {
    const at = list.findIndex(({ id }) => id === posting.id);
    const next = list[at + 1] ?? list[at - 1];
    if (opened === posting.id) onOpen(null);
    focusPost(next?.id ?? null, null);
  };
  const remove = (posting: Posting) => {
    if (campaign.published) return ask({ posting, what: 'delete' });
    gone(posting);
    verbs.remove.run(posting);
  };
  return (
    <div data-library={library}>
      <div className={classes.head} data-library={library} aria-hidden="true">
        {!library && <span>{t('when')}</span>}
        <span />
        <span>{t('post')}</span>
      </div>
      <ol className={classes.list}>
        {list.map((posting, at) => {
          const may = (verb: Posting['actions'][number]) => !readOnly && posting.actions.includes(verb);
          const edits = may('edit');
          return (
            <PostRow
              key={posting.id}
              posting={posting}
              place={at + 1}
              of={list.length}
              opened={opened === posting.id}
              amiss={findings.filter((one) => one.posting === posting.id && one.severity === 'error').length}
              onOpen={() => onOpen(opened === posting.id ? null : posting.id)}
              menu={
                <PostActions
                  posting={posting}
                  place={at + 1}
                  verbs={{
                    onPerformance:
                      campaign.published && campaign.type === 'standard'
                        ? () => ask({ posting, what: 'performance' })
                        : null,
                    onCopy: adds ? (to) => verbs.copy.run({ of: posting, to }) : null,
                    onMove: may('reschedule') ? () => ask({ posting, what: 'reschedule' }) : null,
                    onCategorize: may('categorize') && !edits ? () => ask({ posting, what: 'categorize' }) : null,
                    onDelete: may('delete') ? () => remove(posting) : null,
                  }}
                />
              }
            >
              {edits ? (
                <PostEditor
                  campaign={campaign}
                  posting={posting}
                  onDone={() => {
                    onOpen(null);
                    focusPost(posting.id, null);
                  }}
                  onReschedule={() => ask({ posting, what: 'reschedule' })}
                />
              ) : (
                <div className={classes.look}>
                  <Text component="p">
                    <HashtagText text={posting.message || t('noText')} multiline />
                  </Text>
                </div>
              )}
            </PostRow>
          );
        })}
      </ol>
      {asking && <VerbDialog verb={asking} onClose={() => ask(null)} onGone={() => gone(asking.posting)} />}
    </div>
  );
}
