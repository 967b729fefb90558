import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import type { Href } from '@waypost/contract/wire';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LinkAnchor, LinkButton } from '../../platform/navigation/links.tsx';
import type { useList } from '../../platform/query/use-list.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ListStates } from '../../ui/states/list-states.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import classes from './operations.module.css';
import { operationsPaths } from './paths.ts';

interface Choice {
  readonly to: Href;
  readonly label: string;
  readonly chosen: boolean;
}

interface Props<T> {
  readonly title: string;
  readonly lead: string;
  /** The lists beside this one. */
  readonly choices?: readonly Choice[];
  readonly list: ReturnType<typeof useList<unknown, T>>;
  readonly empty: string;
  readonly children: (item: T) => ReactNode;
}

/** A list that the operations page leads to: it reads itself again, and grows by pages. */
export function StandingList<T extends { readonly id: number }>(props: Props<T>) {
  const { title, lead, choices = [], list, empty, children } = props;
  const t = useTranslations('operations');
  const ui = useTranslations('ui');
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        above={
          <LinkAnchor size="sm" to={operationsPaths.overview()}>
            {t('back')}
          </LinkAnchor>
        }
      />
      {choices.length > 0 && (
        <nav className={classes.choices} aria-label={t('lists')}>
          {choices.map(({ to, label, chosen }) => (
            <LinkButton
              key={to}
              to={to}
              size="xs"
              variant={chosen ? 'light' : 'default'}
              aria-current={chosen ? 'page' : undefined}
            >
              {label}
            </LinkButton>
          ))}
        </nav>
      )}
      <SectionCard label={title}>
        <ListStates
          of={list}
          failed={ui('feedback.listFailed')}
          empty={<EmptyState icon={<IconChecks size={40} stroke={1.4} />} title={empty} />}
        >
          {(items) => (
            <ul className={classes.rows}>
              {items.map((item) => (
                <li key={item.id}>{children(item)}</li>
              ))}
            </ul>
          )}
        </ListStates>
      </SectionCard>
      {list.hasMore && (
        <Button variant="default" mt="md" loading={list.loadingMore} onClick={list.loadMore}>
          {ui('states.loadMore')}
        </Button>
      )}
    </>
  );
}
