import { ActionIcon, Button, Text } from '@mantine/core';
import { IconLock, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { Session } from '@waypost/contract/accounts';
import { addProfile, PROFILES_MAX, patchProfileDetails } from '@waypost/contract/profiles';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { useGo } from '../../platform/navigation/use-navigation.ts';
import { refreshSession } from '../../platform/session/refresh-session.ts';
import { usePermission, useSession } from '../../platform/session/use-session.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { PersonAvatar } from '../../ui/marks/person-avatar.tsx';
import { StatusBadge } from '../../ui/marks/status-badge.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { UpgradeLink } from '../../ui/upgrade-link.tsx';
import { connectionsPaths } from '../connections/paths.ts';
import { dashboardPaths } from '../dashboard/paths.ts';
import { DeleteProfile } from './delete-profile.tsx';
import { DeletedProfiles } from './deleted-profiles.tsx';
import { DetailsForm } from './details-form.tsx';
import classes from './profiles-card.module.css';

type Listed = Session['profiles'][number];

/** The profiles of the account: the way into each, another name for it, and one more where the person may add it. */
export function ProfilesCard() {
  const t = useTranslations('profiles.card');
  const { profile, profiles, impersonator } = useSession();
  const allowed = usePermission('accounts.add_profile');
  const [asked, ask] = useState<'add' | Listed | null>(null);
  const [leaving, leave] = useState<{ readonly profile: Listed; readonly opened: boolean } | null>(null);
  // Staff without an agency of their own have none to list.
  if (profiles.length === 0) return null;
  const full = profiles.length >= PROFILES_MAX;
  const why = full ? t('full', { max: PROFILES_MAX }) : t('locked');
  const open = allowed && !full;
  const Icon = open ? IconPlus : IconLock;
  const close = () => ask(null);
  return (
    <SectionCard
      title={t('title')}
      description={open ? t('lead') : `${t('lead')} ${why}`}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<Icon size={16} stroke={2} />}
            disabled={!open}
            onClick={() => ask('add')}
          >
            {t('add')}
          </Button>
          {!allowed && !full && profile && <UpgradeLink size="sm" />}
        </>
      }
    >
      <ul className={classes.list} aria-label={t('title')}>
        {profiles.map((profile) => (
          <Row
            key={profile.pk}
            profile={profile}
            stays={profiles.length === 1 || impersonator !== null}
            onRename={() => ask(profile)}
            onDelete={() => leave({ profile, opened: true })}
          />
        ))}
      </ul>
      {!impersonator && <DeletedProfiles />}
      {leaving !== null && <DeleteProfile {...leaving} onClose={() => leave({ ...leaving, opened: false })} />}
      <Dialog opened={asked === 'add'} onClose={close} title={t('add')} size={520}>
        <AddForm onCancel={close} />
      </Dialog>
      <Dialog opened={asked !== null && asked !== 'add'} onClose={close} title={t('renameTitle')} size={520}>
        {asked !== null && asked !== 'add' && <RenameForm pk={asked.pk} onClose={close} />}
      </Dialog>
    </SectionCard>
  );
}

interface RowProps {
  readonly profile: Listed;
  /** The only one of its account, or of somebody else's. */
  readonly stays: boolean;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

function Row({ profile: { slug, name, avatar }, stays, onRename, onDelete }: RowProps) {
  const t = useTranslations('profiles.card');
  const deletion = useTranslations('profiles.deletion');
  const current = useSession().profile?.slug === slug;
  return (
    <li className={classes.profile}>
      <PersonAvatar name={name} image={avatar} size="sm" />
      <Text component="div" size="sm" fw={560} className={classes.name}>
        {name} {current && <StatusBadge tone="accent" label={t('current')} />}
      </Text>
      {!current && (
        <LinkButton
          variant="default"
          size="xs"
          to={dashboardPaths.dashboard({ slug })}
          aria-label={t('switchTo', { name })}
        >
          {t('switch')}
        </LinkButton>
      )}
      <ActionIcon variant="subtle" size={36} onClick={onRename} aria-label={t('renameOf', { name })}>
        <IconPencil size={18} stroke={1.7} />
      </ActionIcon>
      {!stays && (
        <ActionIcon
          variant="subtle"
          size={36}
          color="coral"
          onClick={onDelete}
          aria-label={deletion('deleteOf', { name })}
        >
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      )}
    </li>
  );
}

function AddForm({ onCancel }: { readonly onCancel: () => void }) {
  const t = useTranslations('profiles.card');
  const go = useGo();
  return (
    <DetailsForm
      profile={null}
      submit={t('add')}
      success={t('added')}
      run={(body) => call(addProfile, { body })}
      onSaved={({ slug }) => go(connectionsPaths.list({ slug }))}
      onCancel={onCancel}
    />
  );
}

function RenameForm({ pk, onClose }: { readonly pk: number; readonly onClose: () => void }) {
  const ui = useTranslations('ui');
  return (
    <DetailsForm
      profile={pk}
      submit={ui('actions.save')}
      success={ui('feedback.saved')}
      run={(body) => call(patchProfileDetails, { params: { profile: pk }, body })}
      onSaved={async () => {
        await refreshSession();
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
