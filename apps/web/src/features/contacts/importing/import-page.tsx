import { IconArrowLeft, IconFileOff, IconUsers } from '@tabler/icons-react';
import { type ContactList, contactsPaths, PRIMARY_LIST } from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { usePathParams } from '../../../platform/navigation/use-navigation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { isMissing, useContactList } from '../api.ts';
import { NoList, SwitchedOff } from '../no-list.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportHistory } from './history.tsx';
import classes from './importing.module.css';
import { OneImport } from './one-import.tsx';
import { Steps } from './steps.tsx';
import { useShownImport } from './use-shown-import.ts';

/** Brings contacts from a file into a list (CONTACT-008, 040, 041). */
export default function ImportPage() {
  const t = useTranslations('contacts.screen');
  const importing = useTranslations('contacts.importing');
  const { profile } = useSession();
  if (profile !== null) return <ImportOf profile={profile.pk} slug={profile.slug} />;
  return (
    <>
      <PageHead title={importing('title')} />
      <SectionCard>
        <EmptyState icon={<IconUsers size={40} stroke={1.4} />} title={t('noProfile')} />
      </SectionCard>
    </>
  );
}

interface Of {
  readonly profile: number;
  readonly slug: string;
}

function ImportOf({ profile, slug }: Of) {
  const t = useTranslations('contacts.importing');
  const screen = useTranslations('contacts.screen');
  const { list: named = PRIMARY_LIST } = usePathParams();
  const list = useContactList(profile, named);
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        above={
          <LinkAnchor to={contactsPaths.list({ slug, list: named })} className={classes.back}>
            <IconArrowLeft size={16} stroke={1.7} aria-hidden="true" />
            {t('back')}
          </LinkAnchor>
        }
      />
      {list.data ? (
        <Wizard profile={profile} slug={slug} list={list.data} onList={list.put} onBusy={() => void list.refetch()} />
      ) : (
        <SectionCard>
          {list.isPending ? (
            <ListSkeleton rows={4} shape="line" />
          ) : isMissing(list.error) ? (
            <NoList slug={slug} named={named} />
          ) : (
            <ErrorState title={screen('readFailed')} error={list.error} onRetry={() => void list.refetch()} />
          )}
        </SectionCard>
      )}
    </>
  );
}

interface WizardProps extends Of {
  readonly list: ContactList;
  readonly onList: (list: ContactList) => void;
  readonly onBusy: () => void;
}

/** The import that the address names, or that is at work; otherwise the choice of a file. Below it what was imported before. */
function Wizard({ profile, slug, list, onList, onBusy }: WizardProps) {
  const t = useTranslations('contacts.importing');
  const { shown, show, over } = useShownImport(list);
  return (
    <div className={classes.page}>
      {list.read_only && <Notice tone="info">{t('readOnly')}</Notice>}
      {!list.read_only && !list.is_enabled && <SwitchedOff slug={slug} />}
      {shown !== null ? (
        <OneImport
          key={shown}
          {...{ profile, slug, list, onList, onBusy, onShow: show, onOver: over }}
          id={shown}
          gone={(again) => (
            <SectionCard>
              <EmptyState
                icon={<IconFileOff size={40} stroke={1.4} />}
                title={t('gone')}
                text={t('goneText')}
                action={again}
              />
            </SectionCard>
          )}
        />
      ) : (
        !list.read_only &&
        list.is_enabled && (
          <>
            <Steps at="file" />
            <ChooseFile list={list} onBrought={(made) => show(made.import_id, { brought: true })} />
          </>
        )
      )}
      <ImportHistory profile={profile} list={list} onShow={(id) => show(id)} />
    </div>
  );
}
