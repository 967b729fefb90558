import { Text } from '@mantine/core';
import { listRuns, RUN_LISTS, type StandingRun } from '@waypost/contract/operations';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { LinkAnchor } from '../../platform/navigation/links.tsx';
import { useSearch } from '../../platform/navigation/use-navigation.ts';
import { useList } from '../../platform/query/use-list.ts';
import { StatusBadge } from '../../ui/marks/status-badge.tsx';
import { accountsPaths } from '../accounts/paths.ts';
import { authoringPaths } from '../authoring/paths.ts';
import classes from './operations.module.css';
import { operationsPaths } from './paths.ts';
import { StandingList } from './standing-list.tsx';
import { AGAIN_MS, uncounted } from './walk.ts';

const ENDS = ['accepted', 'rejected', 'suppressed', 'cancelled', 'uncertain'] as const;

/** Newsletters on their way, or standing still, with what became of their recipients. */
export default function OperationsNewslettersPage() {
  const t = useTranslations('operations');
  const [{ list: named }] = useSearch(operationsPaths.newsletters);
  const shown = RUN_LISTS.find((known) => known === named) ?? 'sending';
  const list = useList({
    key: ['operations', 'newsletters', shown],
    filters: { list: shown },
    load: (filters, page, signal) => uncounted(call(listRuns, { query: { ...filters, page } }, { signal })),
    again: () => AGAIN_MS,
  });
  return (
    <StandingList
      title={t('runs.title')}
      lead={t(`runs.lead.${shown}`)}
      choices={RUN_LISTS.map((one) => ({
        to: operationsPaths.newsletters({ list: one }),
        label: t(`runs.list.${one}`),
        chosen: one === shown,
      }))}
      list={list}
      empty={t('runs.none')}
    >
      {(run) => <RunRow run={run} />}
    </StandingList>
  );
}

function RunRow({ run }: { readonly run: StandingRun }) {
  const t = useTranslations('operations');
  const { dateTime, number } = useFormats();
  const ended = ENDS.filter((end) => run[end] > 0);
  const state = STATES.find((known) => known === run.state);
  const subject = run.subject || t('runs.unnamed', { id: String(run.id) });
  return (
    <>
      <span className={classes.what}>
        {run.campaign === null ? (
          <Text className={classes.long}>{subject}</Text>
        ) : (
          <LinkAnchor className={classes.long} to={authoringPaths.campaign({ id: run.campaign })}>
            {subject}
          </LinkAnchor>
        )}
        <span className={classes.about}>
          <LinkAnchor size="sm" to={accountsPaths.user({ user: run.user.pk })}>
            {run.user.name || run.profile.name}
          </LinkAnchor>
          <Text size="sm" c="dimmed" span>
            {[dateTime(run.fire_at), run.audience !== null && t('runs.audience', { count: run.audience })]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </span>
        {ended.length > 0 && (
          <Text size="sm">{ended.map((end) => `${t(`deliveries.${end}`)}: ${number(run[end])}`).join(' · ')}</Text>
        )}
      </span>
      {state && <StatusBadge tone={TONES[state]} label={t(`runs.state.${state}`)} />}
    </>
  );
}

const STATES = ['freezing', 'sending', 'paused', 'held', 'cancelled', 'set_back', 'done'] as const;
const TONES = {
  freezing: 'neutral',
  sending: 'success',
  paused: 'warning',
  held: 'warning',
  cancelled: 'neutral',
  set_back: 'warning',
  done: 'neutral',
} as const;
