import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAddressBook } from '@tabler/icons-react';
import { type ContactList, contactsPaths } from '@waypost/contract/contacts';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { useContacts } from '../api.ts';
import { useAsked } from '../asked.ts';
import classes from '../contacts.module.css';
import type { Opened } from '../dialogs/opened.ts';
import { ContactCards } from './contact-cards.tsx';
import { ContactTable } from './contact-table.tsx';
import { Pager } from './pager.tsx';
import { Tools } from './tools.tsx';
import { Totals } from './totals.tsx';

interface Props {
  readonly profile: number;
  readonly slug: string;
  readonly list: ContactList;
  readonly onOpen: (opened: Opened) => void;
}

/** The contacts of a list: how many, which of them, and a page of these. */
export function ContactsCard({ profile, slug, list, onOpen }: Props) {
  const t = useTranslations('contacts.screen');
  const { asked, narrow, sort, turnTo, follow, showContact } = useAsked();
  const contacts = useContacts(profile, list, asked);
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const { data } = contacts;
  // Its last row was deleted, or the address is older than the list.
  const beyond = data !== undefined && data.count > 0 && data.results.data.length === 0 && asked.page > 1;
  useEffect(() => {
    if (beyond && !contacts.isPlaceholderData) turnTo(1);
  });
  if (data === undefined)
    return (
      <SectionCard>
        {contacts.isPending ? (
          <ListSkeleton rows={6} shape="line" />
        ) : (
          <ErrorState title={t('readFailed')} error={contacts.error} onRetry={() => void contacts.refetch()} />
        )}
      </SectionCard>
    );
  const rows = { contacts: data.results.data, readOnly: list.read_only, onOpen, onHistory: showContact };
  const narrowed = asked.search !== '' || asked.status !== null;
  const none = data.count === 0;
  return (
    <>
      <Totals list={list} totals={data.results} />
      {!(none && !narrowed) && <Tools asked={asked} onNarrow={narrow} onSort={phone ? sort : undefined} />}
      <p className={classes.found} role="status">
        {!none && t(data.count_capped ? 'foundCapped' : 'found', { count: data.count })}
      </p>
      <SectionCard bleed label={t('title')}>
        {none && (
          <EmptyState
            icon={<IconAddressBook size={40} stroke={1.4} />}
            title={t(narrowed ? 'noMatch' : 'empty')}
            action={
              narrowed ? (
                <Button variant="default" onClick={() => narrow({ search: '', status: null })}>
                  {t('clear')}
                </Button>
              ) : (
                !list.read_only &&
                list.is_enabled && (
                  <LinkButton variant="default" to={contactsPaths.import({ slug, list: list.id })}>
                    {t('import')}
                  </LinkButton>
                )
              )
            }
          />
        )}
        {!none && (
          <div aria-busy={contacts.isPlaceholderData} className={classes.rows}>
            {phone ? <ContactCards {...rows} /> : <ContactTable {...rows} ordering={asked.ordering} onSort={sort} />}
          </div>
        )}
      </SectionCard>
      {!none && <Pager page={asked.page} of={data} onTurn={turnTo} onFollow={follow} />}
    </>
  );
}
