import { TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import type { FilterProps } from './filter-fields.tsx';
import { isFiltered } from './list-view.ts';
import classes from './schedule.module.css';

/** What opens and places their lists is as heavy as all the rest of a list of posts: it comes once they are seen. */
const FilterFields = loadAgain<FilterProps>(
  () => withWords(['posts', 'posts/details'], () => import('./filter-fields.tsx')),
  Unfilled,
);

/** Period everywhere but in Deleted; 'created in week' only in Upcoming (SCHED-005 to 008). */
export function Filters(props: FilterProps) {
  const { view } = props;
  const t = useTranslations('posts.list');
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [unfolded, setUnfolded] = useState(false);
  const open = isFiltered(view) || !narrow;
  // Open in HTML; the style sheet folds it where there is no program yet that could ask how wide the screen is.
  const drawn = (typeof window === 'undefined' && !isFiltered(view)) || undefined;
  if (view.tab === 'deleted') return null;
  return (
    <details
      className={classes.fold}
      open={open}
      data-drawn={drawn}
      onToggle={({ currentTarget }) => currentTarget.open && setUnfolded(true)}
    >
      <summary>{t('filters')}</summary>
      {open || unfolded ? <FilterFields {...props} /> : <Unfilled {...props} />}
    </details>
  );
}

/** Keeps their place. */
function Unfilled({ view }: FilterProps) {
  const t = useTranslations('posts.list');
  const chevron = <IconSelector size={16} stroke={1.5} />;
  return (
    <div className={classes.filters} inert>
      <TextInput readOnly value={view.period === 'all' ? t('allDates') : ''} rightSection={chevron} />
      {view.tab === 'upcoming' && (
        <TextInput
          readOnly
          className={classes.week}
          value={view.week === null ? t('week') : ''}
          rightSection={chevron}
        />
      )}
    </div>
  );
}
