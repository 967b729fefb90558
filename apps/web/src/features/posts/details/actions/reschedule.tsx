import { Button } from '@mantine/core';
import { RESCHEDULE_MIN_MINUTES, type ScheduledPosting } from '@waypost/contract/posts';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldError } from '../../../../platform/api/api-error.ts';
import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { useNow } from '../../../../platform/time/use-now.ts';
import { Form } from '../../../../ui/fields/form.tsx';
import { DateTimeField } from '../../../../ui/fields/moments/date-time-field.tsx';
import { useReschedule } from '../../actions.ts';
import classes from '../details.module.css';
import { ApplyToAll } from './apply-to-all.tsx';

interface Props {
  readonly post: ScheduledPosting;
  /** Whether it has the focus: it may open below what is seen. */
  readonly focused?: boolean;
  /** Whether there is a time that is not saved. */
  readonly onTimed: (timed: boolean) => void;
  readonly onDone: () => void;
}

/**
 * The picker has its own confirm button while it is open; afterwards it can be cleared, which puts the stored time back
 * and sends nothing (POST-044 to 046).
 */
export function Reschedule({ post, focused = false, onTimed, onDone }: Props) {
  const t = useTranslations('posts');
  const tActions = useTranslations('ui.actions');
  const formats = useFormats();
  const now = useNow(15_000);
  const [chosen, setChosen] = useState<string | null>(null);
  /** What it was chosen over: another window may have moved the post since. */
  const [over, setOver] = useState(post.version);
  const [all, setAll] = useState(false);
  const changed = chosen !== null && chosen !== post.fire_at;
  useEffect(() => {
    onTimed(changed);
    return () => onTimed(false);
  }, [changed, onTimed]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focused) form.current?.focus();
  }, [focused]);
  const reschedule = useReschedule(post.id, onDone);
  const earliest = now + RESCHEDULE_MIN_MINUTES * 60_000;
  const tooSoon = chosen !== null && Date.parse(chosen) < earliest - 60_000;
  const hint = t('detail.earliest', { minutes: RESCHEDULE_MIN_MINUTES });
  return (
    <Form
      ref={form}
      tabIndex={-1}
      aria-label={t('actions.reschedule')}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) reschedule.run({ fireAt: chosen, version: reschedule.error ? post.version : over, all });
      }}
    >
      <DateTimeField
        label={t('detail.newTime')}
        value={chosen ?? post.fire_at}
        onChange={(at) => {
          setChosen(at);
          setOver(post.version);
        }}
        min={new Date(earliest).toISOString()}
        clearable={chosen !== null}
        error={tooSoon ? hint : fieldError(reschedule.error, 'fire_at')}
      />
      <p className={classes.muted}>
        {chosen ? t('detail.storedTime', { when: formats.dateTime(post.fire_at) }) : hint}
      </p>
      <ApplyToAll post={post} checked={all} onChange={setAll} />
      <div className={classes.formActions}>
        <Button variant="default" onClick={onDone}>
          {tActions('cancel')}
        </Button>
        <Button type="submit" loading={reschedule.pending} disabled={!changed || tooSoon}>
          {t('actions.saveTime')}
        </Button>
      </div>
    </Form>
  );
}
