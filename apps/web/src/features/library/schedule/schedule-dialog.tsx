import { Button, Radio, Text, Textarea } from '@mantine/core';
import type { LibraryPost } from '@waypost/contract/library';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { RESCHEDULE_MIN_MINUTES } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldError, isApiError } from '../../../platform/api/api-error.ts';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useHasPro, useProfile } from '../../../platform/session/use-session.ts';
import { useNow } from '../../../platform/time/use-now.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { DateTimeField } from '../../../ui/fields/moments/date-time-field.tsx';
import { connectedApps } from '../../connections/index.ts';
import { connectionsPaths } from '../../connections/paths.ts';
import library from '../library.module.css';
import { FreeSlots } from './free-slots.tsx';
import { Networks } from './networks.tsx';
import classes from './schedule.module.css';
import { useSchedule } from './use-schedule.ts';

interface Props {
  readonly post: LibraryPost;
  readonly onClose: () => void;
}

/** Where, when and with which words a library post goes out; then the calendar shows it (LIB-003). */
export default function ScheduleDialog({ post, onClose }: Props) {
  const t = useTranslations('library.dialog');
  const tActions = useTranslations('ui.actions');
  const profile = useProfile();
  const pro = useHasPro();
  const now = useNow(15_000);
  const connected = connectedApps(profile);
  const usable = connected.filter(({ app, application }) => application.connected && (pro || !CHANNELS[app].proOnly));
  const [apps, setApps] = useState<readonly SocialApp[]>(() => usable.map(({ app }) => app));
  const [atTime, setAtTime] = useState(false);
  const [time, setTime] = useState<string | null>(null);
  const [message, setMessage] = useState(post.message);
  const schedule = useSchedule(post);
  const { leave, question } = useDiscard(message !== post.message, onClose);
  const earliest = now + RESCHEDULE_MIN_MINUTES * 60_000;
  const hint = t('earliest', { minutes: RESCHEDULE_MIN_MINUTES });
  const tooSoon = atTime && time !== null && Date.parse(time) < earliest - 60_000;
  const ready = apps.length > 0 && message.trim() !== '' && (!atTime || (time !== null && !tooSoon));
  return (
    <Dialog opened title={t('title')} size={560} onClose={leave}>
      {connected.length === 0 ? (
        <div className={classes.stack}>
          <Text>{t('noneConnected')}</Text>
          <LinkButton to={connectionsPaths.list({ slug: profile.slug })}>{t('toConnections')}</LinkButton>
        </div>
      ) : (
        <Form
          className={classes.stack}
          onSubmit={(event) => {
            event.preventDefault();
            if (ready) schedule.run({ applications: apps, fireAt: atTime ? time : null, message });
          }}
        >
          <FormError messages={generalOf(schedule.error, t('failed'))} />
          <Networks
            connected={connected}
            value={apps}
            onChange={setApps}
            error={fieldError(schedule.error, 'applications')}
          />
          <Radio.Group
            label={t('when')}
            value={atTime ? 'time' : 'slots'}
            onChange={(chosen) => setAtTime(chosen === 'time')}
            error={atTime ? undefined : fieldError(schedule.error, 'fire_at')}
          >
            <div className={classes.radios}>
              <Radio value="slots" label={t('nextSlots')} />
              {!atTime && <FreeSlots apps={apps} />}
              <Radio value="time" label={t('atTime')} />
            </div>
          </Radio.Group>
          {atTime && (
            <DateTimeField
              label={t('time')}
              value={time}
              onChange={setTime}
              min={new Date(earliest).toISOString()}
              error={tooSoon ? hint : (fieldError(schedule.error, 'fire_at') ?? undefined)}
            />
          )}
          {atTime && !tooSoon && <p className={library.muted}>{hint}</p>}
          <Textarea
            label={t('message')}
            description={t('messageHint')}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
            autosize
            minRows={4}
            maxRows={12}
            error={fieldError(schedule.error, 'message')}
          />
          <div className={classes.formActions}>
            <Button variant="default" onClick={leave}>
              {tActions('cancel')}
            </Button>
            <Button type="submit" loading={schedule.pending} disabled={!ready}>
              {t('confirm')}
            </Button>
          </div>
        </Form>
      )}
      {question}
    </Dialog>
  );
}

const SHOWN_AT_FIELDS = ['applications', 'fire_at', 'message'];
/** What stands under no field: the server's words, or the named text. */
function generalOf(error: Error | null, otherwise: string): readonly string[] {
  if (error === null) return [];
  if (!isApiError(error)) return [otherwise];
  if (error.userMessage) return [error.userMessage];
  const others = Object.entries(error.fields).filter(([field]) => !SHOWN_AT_FIELDS.includes(field));
  const said = [...error.nonFieldErrors, ...others.flatMap(([, texts]) => texts)];
  return said.length > 0 || Object.keys(error.fields).length > 0 ? said : [otherwise];
}
