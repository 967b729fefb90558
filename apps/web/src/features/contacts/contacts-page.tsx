import { Button } from '@mantine/core';
import { IconAddressBook, IconFileImport, IconPlus } from '@tabler/icons-react';
import type { ContactList } from '@waypost/contract/contacts';
import { contactsPaths, PRIMARY_LIST } from '@waypost/contract/contacts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../platform/navigation/links.tsx';
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
import { NoList, SwitchedOff } from './no-list.tsx';

/** Whom the newsletters of a profile go to. */
export default function ContactsPage() {
  const t = useTranslations('contacts.screen');
  const { profile } = useSession();
  if (profile !== null) return <ContactsOf profile={profile.pk} slug={profile.slug} />;
  return (
    <>
      <PageHead title={t('title')} />
      <SectionCard>
        <EmptyState icon={<IconAddressBook size={40} stroke={1.4} />} title={t('noProfile')} />
      </SectionCard>
    </>
  );
}

function ContactsOf({ profile, slug }: { readonly profile: number; readonly slug: string }) {
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
          of &&
          !of.read_only && (
            <>
              <ExportButton list={of} onAsked={list.put} />
              {of.is_enabled && (
                <>
                  <LinkButton
                    variant="default"
                    leftSection={<IconFileImport size={16} stroke={1.7} />}
                    to={contactsPaths.import({ slug, list: of.id })}
                  >
                    {t('import')}
                  </LinkButton>
                  <Button leftSection={<IconPlus size={16} stroke={1.7} />} onClick={() => open({ dialog: 'add' })}>
                    {t('add')}
                  </Button>
                </>
              )}
            </>
          )
        }
      />
      {of ? (
        <>
          <Notes list={of} slug={slug} />
          <ContactsCard profile={profile} slug={slug} list={of} onOpen={open} />
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
            <NoList slug={slug} named={named} />
          ) : (
            <ErrorState title={t('readFailed')} error={list.error} onRetry={() => void list.refetch()} />
          )}
        </SectionCard>
      )}
    </>
  );
}

/** What is to be known of the list before its contacts. */
function Notes({ list, slug }: { readonly list: ContactList; readonly slug: string }) {
  const t = useTranslations('contacts.screen');
  const { is_importing, status, read_only, is_enabled, import_id: made } = list;
  if (!is_importing && status !== 'ERROR' && !read_only && is_enabled) return null;
  const look = made !== null && (
    <LinkButton
      size="xs"
      variant="default"
      to={contactsPaths.import({ slug, list: list.id }, { import: String(made) })}
    >
      {t(is_importing ? 'importProgress' : 'importLook')}
    </LinkButton>
  );
  return (
    <div className={classes.notes} role="status">
      {read_only && <Notice tone="info">{t('readOnly')}</Notice>}
      {!read_only && !is_enabled && <SwitchedOff slug={slug} />}
      {is_importing && (
        <Notice tone="info" action={look}>
          {t('importing')}
        </Notice>
      )}
      {!is_importing && status === 'ERROR' && <Notice tone="danger" title={t('importError')} action={look} />}
    </div>
  );
}
