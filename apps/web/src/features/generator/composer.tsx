import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { withWords } from '../../platform/i18n/locale-store.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { FormError } from '../../ui/fields/form-error.tsx';
import { loadAgain } from '../../ui/states/load-again.tsx';
import type { ConnectedApp } from '../connections/index.ts';
import type { LoadedDraft } from './api.ts';
import classes from './composer.module.css';
import { ComposerForm, useComposerForm } from './composer-form.tsx';
import { ComposerFrame } from './composer-frame.tsx';
import { DiscardButton } from './draft/discard-button.tsx';
import { atOnce } from './draft/draft-content.ts';
import { DraftNotices } from './draft/draft-notices.tsx';
import { SaveState } from './draft/save-state.tsx';
import { useDraft } from './draft/use-draft.ts';
import { OtherProfiles } from './schedule/other-profiles.tsx';
import { PublishTo } from './schedule/publish-to.tsx';
import { StillMissing } from './schedule/still-missing.tsx';
import { useSchedule } from './schedule/use-schedule.ts';
import { useWantedTime } from './schedule/use-wanted-time.ts';

const ScheduleModal = loadAgain(() =>
  withWords(['generator', 'posts/sending'], () => import('./schedule/schedule-modal.tsx')),
);

const RefusedProfile = loadAgain(() =>
  withWords(['generator/further'], () => import('./schedule/refused-profile.tsx')),
);

interface Props {
  readonly apps: readonly ConnectedApp[];
  readonly loaded: LoadedDraft | null;
}

/** The composer over a draft. */
export function Composer({ apps, loaded }: Props) {
  const t = useTranslations('generator');
  const { pk } = useProfile();
  // Where the posts of a busy advisor go; what must not go somewhere is taken away with one press.
  const working = apps.filter(({ application }) => application.active).map(({ app }) => app);
  const draft = useDraft({ profile: pk, loaded, applications: working });
  const { state, edit, addMedia } = draft;
  const { content } = state;
  useWantedTime((fireAt) => edit(atOnce(fireAt)));
  const written = { content, edit, addMedia, stored: null };
  const form = useComposerForm(written);
  const sending = useSchedule(draft);
  const submit = (
    <Button
      leftSection={<IconSend size={16} stroke={1.7} />}
      disabled={!form.drawn || !form.checks.ready || state.phase === 'conflict' || state.phase === 'lost'}
      onClick={sending.open}
    >
      {content.fireAt ? t('actions.schedule') : t('actions.postNow')}
    </Button>
  );
  const missing = <StillMissing {...form.checks} />;
  return (
    <ComposerFrame
      lead={<SaveState state={state} now={form.now} />}
      drawn={form.drawn}
      actions={(variant) => (
        <>
          {missing}
          <DiscardButton draft={draft} variant={variant} />
          {submit}
        </>
      )}
    >
      <div className={classes.notices}>
        <FormError messages={sending.errors} />
        {sending.refused && (
          <RefusedProfile
            refused={sending.refused}
            onLeaveOut={(profile) => {
              edit({ alsoProfiles: content.alsoProfiles.filter((one) => one !== profile) });
              sending.forget();
            }}
          />
        )}
        <DraftNotices draft={draft} missingMedia={loaded?.missingMedia ?? 0} />
      </div>
      <ComposerForm apps={apps} written={written} form={form}>
        <PublishTo apps={apps} value={content.applications} onChange={(applications) => edit({ applications })}>
          <OtherProfiles value={content.alsoProfiles} onChange={(alsoProfiles) => edit({ alsoProfiles })} />
        </PublishTo>
      </ComposerForm>
      {sending.opened && <ScheduleModal content={content} sending={sending} />}
    </ComposerFrame>
  );
}
