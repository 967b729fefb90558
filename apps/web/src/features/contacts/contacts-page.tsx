import { Button } from '@mantine/core';
import { IconAddressBook, IconMailOff, IconPlus } from '@tabler/icons-react';
import type { ContactList } from '@waypost/contract/contacts';
import { PRIMARY_LIST } from '@waypost/contract/contacts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePathParams } from '../../platform/navigation/use-navigation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/states/states.tsx';
import { isMissing, useContactList } from './api.ts';
import { useAsked } from './asked.ts';
import classes from './contacts.module.css';
import { ContactDialogs } from './dialogs/lazy-dialogs.ts';
import type { Opened } from './dialogs/opened.ts';
import { ExportButton } from './export-button.tsx';
import { ContactsCard } from './list/contacts-card.tsx';

/** Whom the newsletters of a profile go to. */
export default function ContactsPage() {
  const t = useTranslations('contacts.screen');
  const { profile } = useSession();
  if (profile !== null) return <ContactsOf profile={profile.pk} />;
  return (
    <>
      <PageHead title={t('title')} />
      <SectionCard>
        <EmptyState icon={<IconAddressBook size={40} stroke={1.4} />} title={t('noProfile')} />
      </SectionCard>
    </>
  );
}

function ContactsOf({ profile }: { readonly profile: number }) {
  const t = useTranslations('contacts.screen');
  const { list: named = PRIMARY_LIST } = usePathParams();
  const list = useContactList(profile, named);
  const { contact, showContact } = useAsked();
  const [opened, open] = useState<Opened | null>(null);
  const of = list.data;
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          of && (
            <>
              <ExportButton list={of} onAsked={list.put} />
              {!of.read_only && (
                <Button leftSection={<IconPlus size={16} stroke={1.7} />} onClick={() => open({ dialog: 'add' })}>
                  {t('add')}
                </Button>
              )}
            </>
          )
        }
      />
      {of ? (
        <>
          <Notes list={of} />
          <ContactsCard profile={profile} list={of} onOpen={open} />
          {opened && <ContactDialogs profile={profile} list={of} opened={opened} onClose={() => open(null)} />}
          {!opened && contact !== null && (
            <ContactDialogs
              profile={profile}
              list={of}
              opened={{ dialog: 'history', id: contact }}
              onClose={() => showContact(null)}
            />
          )}
        </>
      ) : (
        <SectionCard>
          {list.isPending ? (
            <ListSkeleton rows={6} shape="line" />
          ) : isMissing(list.error) ? (
            <NoList primary={named === PRIMARY_LIST} />
          ) : (
            <ErrorState title={t('readFailed')} error={list.error} onRetry={() => void list.refetch()} />
          )}
        </SectionCard>
      )}
    </>
  );
}

/** What is to be known of the list before its contacts. */
function Notes({ list }: { readonly list: ContactList }) {
  const t = useTranslations('contacts.screen');
  const { is_importing, status, read_only } = list;
  if (!is_importing && status !== 'ERROR' && !read_only) return null;
  return (
    <div className={classes.notes} role="status">
      {read_only && <Notice tone="info">{t('readOnly')}</Notice>}
      {is_importing && <Notice tone="info">{t('importing')}</Notice>}
      {!is_importing && status === 'ERROR' && <Notice tone="danger" title={t('importError')} />}
    </div>
  );
}

function NoList({ primary }: { readonly primary: boolean }) {
  const t = useTranslations('contacts.screen');
  return (
    <EmptyState
      icon={<IconMailOff size={40} stroke={1.4} />}
      title={t(primary ? 'noAccount' : 'noList')}
      text={t(primary ? 'noAccountText' : 'noListText')}
    />
  );
}
