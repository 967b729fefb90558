import { Button } from '@mantine/core';
import type { NewsletterDetail } from '@waypost/contract/newsletters';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldError } from '../../../../platform/api/api-error.ts';
import { Form } from '../../../../ui/fields/form.tsx';
import { DateTimeField } from '../../../../ui/fields/moments/date-time-field.tsx';
import { useVerb } from '../verb.ts';
import { sendChange } from './actions.ts';
import classes from './detail.module.css';
import { useTimeRules } from './use-time-rules.ts';

interface Props {
  readonly newsletter: NewsletterDetail;
  /** Whether there is a time that is not saved. */
  readonly onTimed: (timed: boolean) => void;
  readonly onDone: () => void;
}

/** Another time alone, for the calendar's menu: what dragging does, for whoever does not drag. */
export function RescheduleNewsletter({ newsletter, onTimed, onDone }: Props) {
  const t = useTranslations('newsletters.edit');
  const tVerbs = useTranslations('newsletters.verbs');
  const tActions = useTranslations('ui.actions');
  const { id, fire_at, version } = newsletter;
  const [chosen, setChosen] = useState<string | null>(null);
  const rules = useTimeRules(newsletter, chosen ?? fire_at);
  const changed = chosen !== null && chosen !== fire_at;
  useEffect(() => {
    onTimed(changed);
    return () => onTimed(false);
  }, [changed, onTimed]);
  const move = useVerb<string>({
    run: (at) => sendChange(id, { fire_at: at, version }),
    success: t('saved'),
    failure: tVerbs('saveFailed'),
    onSuccess: onDone,
  });
  return (
    <Form
      aria-label={t('time')}
      className={classes.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) move.run(chosen);
      }}
    >
      <DateTimeField
        label={t('time')}
        value={chosen ?? fire_at}
        onChange={setChosen}
        min={rules.earliest}
        clearable={chosen !== null}
        error={rules.error ?? fieldError(move.error, 'fire_at')}
      />
      <p className={classes.muted}>{rules.hint}</p>
      <div className={classes.end}>
        <Button variant="default" onClick={onDone}>
          {tActions('cancel')}
        </Button>
        <Button type="submit" loading={move.pending} disabled={!changed || rules.error !== undefined}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}
