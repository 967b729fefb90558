import { Button, Group, Pagination, Text } from '@mantine/core';
import { CONTACT_PAGES, CONTACTS_PER_PAGE, type listContacts, pagesByNumber } from '@waypost/contract/contacts';
import type { AnswerOf } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import classes from '../contacts.module.css';

interface Props {
  readonly page: number;
  readonly of: Pick<AnswerOf<typeof listContacts>, 'count' | 'count_capped' | 'next' | 'previous'>;
  readonly onTurn: (page: number) => void;
  readonly onFollow: (link: string) => void;
}

/** Pages by number as far as they have one; further ones from their neighbours. */
export function Pager({ page, of: { count, count_capped, next, previous }, onTurn, onFollow }: Props) {
  const t = useTranslations('contacts.screen');
  const total = pagesByNumber(count);
  if (total === 1 && page === 1) return null;
  const further = count_capped || count > CONTACT_PAGES * CONTACTS_PER_PAGE;
  if (further && page >= CONTACT_PAGES)
    return (
      <Group component="nav" justify="center" className={classes.pager} aria-label={t('page', { page })}>
        <Button variant="default" disabled={previous === null} onClick={() => previous && onFollow(previous)}>
          {t('previous')}
        </Button>
        <Text>{t('page', { page })}</Text>
        <Button variant="default" disabled={next === null} onClick={() => next && onFollow(next)}>
          {t('next')}
        </Button>
      </Group>
    );
  return (
    <div className={classes.pager}>
      <Pagination
        total={total}
        value={Math.min(page, total)}
        onChange={onTurn}
        getControlProps={(control) => ({ 'aria-label': t(control === 'previous' ? 'previous' : 'next') })}
        getItemProps={(number) => ({ 'aria-label': t('page', { page: number }) })}
      />
    </div>
  );
}
