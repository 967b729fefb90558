import '@mantine/core/styles/List.layer.css';

import { Button, List, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import {
  EDIT_BY_HOURS,
  type EmailCampaign,
  NEWSLETTER_AHEAD_MIN,
  publishEmailCampaign,
} from '@waypost/contract/newsletters';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { NotSaved } from '../../../platform/saving/not-saved.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { DateTimeField } from '../../../ui/fields/moments/date-time-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ListSkeleton } from '../../../ui/states/states.tsx';
import { LISTS_KEY } from '../api.ts';
import { useChecks } from '../checks/use-checks.ts';
import type { Writing } from '../draft/use-campaign-draft.ts';
import { useAdvisors } from '../preview/use-advisors.ts';
import classes from './publish.module.css';

interface Props {
  readonly campaign: EmailCampaign;
  readonly writing: Writing;
  readonly onClose: () => void;
  readonly onPublished: (campaign: EmailCampaign) => void;
  /** To what has to be mended first. */
  readonly onShowChecks: () => void;
}

const HOUR_MS = 3_600_000;
const isAhead = (time: string): boolean => Date.parse(time) > Date.now();

/** Loaded by lazy-dialogs.ts. What will happen, to whom and when; what keeps it from happening. */
export default function PublishDialog(props: Props) {
  const { campaign, writing, onClose, onPublished } = props;
  const t = useTranslations('authoring.publish');
  const { content, edit, flush, draft } = writing;
  const [refusal, setRefusal] = useState<string | null>(null);
  // What was typed last belongs to it.
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    void flush().then(() => !gone && setReady(true));
    return () => {
      gone = true;
    };
  }, [flush]);
  const { found } = useChecks(campaign.id, draft.saved.version);
  const errors = found.data?.results.filter(({ severity }) => severity === 'error').length ?? 0;
  const publish = useAction<string, EmailCampaign>({
    run: async (fireAt) => {
      const version = await flush();
      if (version === null) throw new NotSaved();
      return call(publishEmailCampaign, {
        params: { id: campaign.id },
        body: { fire_at: fireAt, edit_by: content.editBy, version },
      });
    },
    success: t('done'),
    invalidate: [LISTS_KEY],
    handleFailure: (error) => {
      if (error instanceof NotSaved) {
        setRefusal(t('notSaved'));
        return true;
      }
      if (!isApiError(error, 409) && !isApiError(error, 400)) return false;
      const said = [...Object.values(error.fields).flat(), ...error.nonFieldErrors, error.userMessage].filter(Boolean);
      setRefusal(said.join(' ') || t('refused'));
      return true;
    },
    onSuccess: (stored) => {
      onPublished(stored);
      onClose();
    },
  });
  const { fireAt } = content;
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t('title')}
      confirmLabel={t('confirm')}
      size={560}
      pending={publish.pending}
      confirmDisabled={!ready || fireAt === null || errors > 0 || found.data === undefined}
      onConfirm={() => fireAt !== null && publish.run(fireAt)}
    >
      <div className={classes.body}>
        {refusal && (
          <div role="alert">
            <Notice tone="danger" title={refusal} />
          </div>
        )}
        <div className={classes.times}>
          <DateTimeField
            label={t('fireAt')}
            required
            value={fireAt}
            min={new Date(Date.now() + NEWSLETTER_AHEAD_MIN * 60_000).toISOString()}
            error={draft.refusal?.fields.fire_at?.join(' ')}
            onChange={(chosen) => edit((now) => ({ ...now, fireAt: chosen }))}
          />
          <DateTimeField
            label={t('editBy')}
            value={content.editBy}
            error={draft.refusal?.fields.edit_by?.join(' ')}
            onChange={(editBy) => edit((now) => ({ ...now, editBy }))}
          />
        </div>
        {!ready || found.isPending ? (
          <ListSkeleton rows={3} shape="line" />
        ) : (
          <WhatHappens {...props} errors={errors} />
        )}
      </div>
    </ConfirmModal>
  );
}

function WhatHappens({ campaign, writing, onShowChecks, onClose, errors }: Props & { readonly errors: number }) {
  const t = useTranslations('authoring.publish');
  const formats = useFormats();
  const { fireAt, editBy } = writing.content;
  const advisors = useAdvisors(campaign.id, '', campaign.country_iso);
  const of = advisors.data;
  if (errors > 0)
    return (
      <div role="alert">
        <Notice
          tone="danger"
          title={t('errors', { count: errors })}
          action={
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                onClose();
                onShowChecks();
              }}
            >
              {t('showErrors')}
            </Button>
          }
        />
      </div>
    );
  const until =
    editBy ?? (fireAt === null ? null : new Date(Date.parse(fireAt) - EDIT_BY_HOURS * HOUR_MS).toISOString());
  const good = <IconCircleCheck size={18} stroke={1.7} className={classes.good} aria-hidden="true" />;
  const warn = <IconAlertTriangle size={18} stroke={1.7} className={classes.warn} aria-hidden="true" />;
  return (
    <>
      <Text fw={560}>{t('whatHappens')}</Text>
      <List spacing={8} icon={good} className={classes.happens}>
        {of && (
          <List.Item icon={of.advisors === 0 ? warn : good}>
            {t('who', { advisors: of.advisors, contacts: of.contacts })}
          </List.Item>
        )}
        {fireAt !== null && <List.Item>{t('goesOut', { when: formats.dateTime(fireAt) })}</List.Item>}
        {until !== null && (
          <List.Item icon={isAhead(until) ? good : warn}>
            {isAhead(until) ? t('until', { when: formats.dateTime(until) }) : t('noTimeToEdit')}
          </List.Item>
        )}
        {of && of.without_address > 0 && (
          <List.Item icon={warn}>{t('withoutAddress', { count: of.without_address })}</List.Item>
        )}
      </List>
    </>
  );
}
