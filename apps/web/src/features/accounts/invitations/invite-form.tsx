import { Button, Group, Select, Text, Textarea } from '@mantine/core';
import { INVITED_AT_ONCE } from '@waypost/contract/accounts';
import { PLANS, type Plan } from '@waypost/contract/plans';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../platform/i18n/locale-provider.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import fields from '../../../ui/fields/fields.module.css';
import { Form } from '../../../ui/fields/form.tsx';
import { LANGUAGES } from '../../../ui/fields/languages.ts';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from '../accounts.module.css';
import { linesOf } from './read-lines.ts';
import { type Sent, sendLines, type Terms } from './sent.ts';

interface Props {
  /** Of the invitation before. */
  readonly terms: Terms | null;
  readonly onSent: (sent: Sent) => void;
}

export function InviteForm({ terms, onSent }: Props) {
  const t = useTranslations('accounts.invite');
  const plans = useTranslations('shell.profile.plans');
  const initialValues = { lines: '', plan: 'free' as Plan, locale: useLanguage(), ...terms };
  const form = useKeptForm('invitations', { initialValues });
  const lines = linesOf(form.values.lines);
  const tooMany = lines.length > INVITED_AT_ONCE;
  const action = useFormAction({
    form,
    run: async ({ plan, locale }) => ({ plan, locale, lines: await sendLines(lines, { plan, locale }) }),
    success: false,
    invalidate: [['users']],
    onSuccess: onSent,
  });
  return (
    <SectionCard className={classes.settings}>
      <Form onSubmit={action.submit} errors={action.formErrors} className={fields.fields}>
        <Textarea
          label={t('lines')}
          description={t('linesHint')}
          placeholder={t('example')}
          autosize
          minRows={5}
          maxRows={16}
          spellCheck={false}
          {...form.getInputProps('lines')}
          error={tooMany ? t('tooMany', { max: INVITED_AT_ONCE }) : form.errors.lines}
        />
        <div className={fields.pair}>
          <Select
            label={t('plan')}
            data={PLANS.map((value) => ({ value, label: plans(value) }))}
            allowDeselect={false}
            {...form.getInputProps('plan')}
          />
          <Select label={t('language')} data={LANGUAGES} allowDeselect={false} {...form.getInputProps('locale')} />
        </div>
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {t('count', { count: lines.length })}
          </Text>
          <Button type="submit" loading={action.pending} disabled={lines.length === 0 || tooMany}>
            {t('submit')}
          </Button>
        </Group>
      </Form>
    </SectionCard>
  );
}
