import { Button } from '@mantine/core';
import type { Posting, PostingAction } from '@waypost/contract/campaigns';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CategorizeDialog, DeleteDialog, EditDialog, RescheduleDialog } from '../verbs/lazy-verbs.ts';
import classes from './performance.module.css';

/** What a card offers, in this order (ADMCAL-033, ADMCAL-034). */
const OFFERED = ['edit', 'reschedule', 'categorize', 'delete'] as const satisfies readonly PostingAction[];
type Offered = (typeof OFFERED)[number];

interface Props {
  readonly posting: Posting;
  readonly onGone: () => void;
}

export function PostingVerbs({ posting, onGone }: Props) {
  const t = useTranslations('marketing.verbs');
  const [asking, ask] = useState<Offered | null>(null);
  const offered = OFFERED.filter((verb) => posting.actions.includes(verb));
  const close = () => ask(null);
  return (
    <>
      {offered.length > 0 && (
        <div className={classes.verbs}>
          {offered.map((verb) => (
            <Button
              key={verb}
              size="xs"
              variant="default"
              color={verb === 'delete' ? 'coral' : undefined}
              onClick={() => ask(verb)}
            >
              {t(verb)}
            </Button>
          ))}
        </div>
      )}
      {asking === 'edit' && <EditDialog posting={posting} onClose={close} />}
      {asking === 'reschedule' && posting.fire_at !== null && (
        <RescheduleDialog posting={posting} at={posting.fire_at} onClose={close} />
      )}
      {asking === 'categorize' && <CategorizeDialog posting={posting} onClose={close} />}
      {asking === 'delete' && <DeleteDialog posting={posting} onClose={close} onGone={onGone} />}
    </>
  );
}
