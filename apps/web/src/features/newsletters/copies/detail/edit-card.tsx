import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { editableUntil, type NewsletterDetail, SUBJECT_MAX } from '@waypost/contract/newsletters';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../../platform/formats/use-formats.ts';
import { useFormAction } from '../../../../ui/feedback/use-form-action.ts';
import { Form } from '../../../../ui/fields/form.tsx';
import { DateTimeField } from '../../../../ui/fields/moments/date-time-field.tsx';
import { useKeptForm } from '../../../../ui/fields/use-kept-form.ts';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { putNewsletter, readNewslettersAgain } from '../api.ts';
import { sendChange, useBackToStaff } from './actions.ts';
import classes from './detail.module.css';
import { usePlaceholders } from './use-placeholders.ts';
import { useTimeRules } from './use-time-rules.ts';
import { ownFields, type Values, valuesOf } from './values.ts';

interface Props {
  readonly newsletter: NewsletterDetail;
  readonly onUnsaved: (unsaved: boolean) => void;
}

/** Subject, introduction and time in the agent's own way, until the time that staff have set. What she changes stays, whatever staff do to theirs. */
export function EditCard({ newsletter, onUnsaved }: Props) {
  const t = useTranslations('newsletters.edit');
  const formats = useFormats();
  const { form, action, unsaved } = useEditing(newsletter);
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [unsaved, onUnsaved]);
  const placeholders = usePlaceholders();
  const time = useTimeRules(newsletter, form.values.fire_at);
  const { editable } = newsletter;
  return (
    <SectionCard
      title={t('title')}
      description={t('until', { when: formats.rowTime(editableUntil(newsletter)) })}
      className={classes.edit}
    >
      <Form onSubmit={action.submit} errors={action.formErrors} className={classes.fields}>
        <Own newsletter={newsletter} field="subject" form={form}>
          <TextInput
            {...form.getInputProps('subject')}
            label={t('subject')}
            required
            withAsterisk={false}
            maxLength={SUBJECT_MAX}
            disabled={!editable}
          />
        </Own>
        <Own newsletter={newsletter} field="intro_html" form={form}>
          <RichText
            label={t('intro')}
            description={t('introHint')}
            value={form.values.intro_html}
            onChange={(html) => form.setFieldValue('intro_html', html)}
            error={typeof form.errors.intro_html === 'string' ? form.errors.intro_html : undefined}
            lang={newsletter.locale}
            placeholders={placeholders}
            path="intro_html"
            history={{ newGroupDelay: 2000, depth: 500 }}
          />
        </Own>
        <Own newsletter={newsletter} field="fire_at" form={form}>
          <DateTimeField
            label={t('time')}
            value={form.values.fire_at}
            onChange={(at) => form.setFieldValue('fire_at', at ?? newsletter.fire_at)}
            min={time.earliest}
            clearable={form.values.fire_at !== newsletter.fire_at}
            disabled={!editable}
            error={time.error ?? (form.errors.fire_at ? String(form.errors.fire_at) : undefined)}
          />
        </Own>
        <div className={classes.save}>
          <span className={classes.muted}>{time.hint}</span>
          <Button type="submit" loading={action.pending} disabled={!unsaved || !editable || time.error !== undefined}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </SectionCard>
  );
}

function useEditing(newsletter: NewsletterDetail) {
  const t = useTranslations('newsletters.edit');
  const queries = useQueryClient();
  const { id } = newsletter;
  const stored = valuesOf(newsletter);
  /** What it was written over: after a refusal, what is there now. */
  const [over, setOver] = useState(newsletter.version);
  const form = useKeptForm<Values>(`newsletter-${id}`, { initialValues: stored });
  useFollowed(form, stored);
  const unsaved = Object.keys(changesOf(form.values, stored)).length > 0;
  const action = useFormAction<Values, NewsletterDetail>({
    form,
    run: (values) => sendChange(id, { ...changesOf(values, stored), version: over }),
    success: t('saved'),
    onSuccess: (saved) => {
      setOver(saved.version);
      form.setValues(valuesOf(saved));
      putNewsletter(queries, saved);
    },
    failure: t('stale'),
    onFailure: async () => {
      await readNewslettersAgain(queries);
      setOver((before) => Math.max(before, versionNow(queries, id) ?? before));
    },
  });
  return { form, action, unsaved };
}

const versionNow = (queries: ReturnType<typeof useQueryClient>, id: number): number | undefined =>
  queries.getQueryData<NewsletterDetail>(['newsletters', 'one', id])?.version;

const changesOf = (values: Values, stored: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== stored[field as keyof Values]));

/** What nobody has touched here follows what is stored; what was written stays. */
function useFollowed(form: ReturnType<typeof useKeptForm<Values>>, stored: Values) {
  const before = useRef(stored);
  useEffect(() => {
    const [was, is] = [before.current, stored];
    before.current = stored;
    const moved = ownFields.filter((field) => was[field] !== is[field] && form.values[field] === was[field]);
    if (moved.length > 0) form.setValues(Object.fromEntries(moved.map((field) => [field, is[field]])));
  });
}

interface OwnProps {
  readonly newsletter: NewsletterDetail;
  readonly field: keyof Values;
  readonly form: ReturnType<typeof useKeptForm<Values>>;
  readonly children: React.ReactNode;
}

/** A field, and whether it is the agent's own; then what staff said is one click away. */
function Own({ newsletter, field, form, children }: OwnProps) {
  const t = useTranslations('newsletters.edit');
  const formats = useFormats();
  const back = useBackToStaff(newsletter.id, (now) => form.setFieldValue(field, valuesOf(now)[field]));
  const { subject_edited, intro_edited, fire_at_edited, campaign_subject, campaign_fire_at, version } = newsletter;
  const own = { subject: subject_edited, intro_html: intro_edited, fire_at: fire_at_edited }[field];
  const original = {
    subject: t('originalSubject', { subject: campaign_subject }),
    intro_html: null,
    fire_at: t('originalTime', { when: formats.rowTime(campaign_fire_at) }),
  }[field];
  return (
    <div>
      {children}
      {own && (
        <p className={classes.own}>
          <span className={classes.mark}>{t('changed')}</span>
          {original && <span>{original}</span>}
          <Button
            size="compact-xs"
            variant="subtle"
            loading={back.pending}
            disabled={!newsletter.editable}
            onClick={() => back.run({ [field]: null, version })}
          >
            {t('original')}
          </Button>
        </p>
      )}
    </div>
  );
}
