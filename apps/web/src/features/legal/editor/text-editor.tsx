import { Anchor, Button, Code, Group, SegmentedControl, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { LEGAL_PLACEHOLDERS, LEGAL_TEXT_MAX } from '@waypost/contract/legal';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldError } from '../../../platform/api/api-error.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import fields from '../../../ui/fields/fields.module.css';
import { StatusBadge } from '../../../ui/marks/status-badge.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { keepText, keptText } from './kept-text.ts';
import classes from './legal-page.module.css';
import { Preview } from './preview.tsx';
import { type Text as LegalText, pageOf, saveText, textKey, type Which } from './texts.ts';
import { Versions } from './versions.tsx';

interface Props {
  readonly which: Which;
  readonly text: LegalText;
}

/** One text in one language: written, looked at, published; and its former versions, from which one can go on. */
export function TextEditor({ which, text }: Props) {
  const t = useTranslations('legal');
  const queryClient = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [value, setValue] = useState(() => keptText(which, text) ?? text.body);
  const [view, setView] = useState('write');
  const [asking, ask] = useDisclosure(false);
  const change = (next: string) => {
    setValue(next);
    keepText(which, text, next);
  };
  const save = useAction({
    run: (body: string | null) => saveText(which, body, text.version),
    success: (_, body) => t(body === null ? 'edit.wasReset' : 'edit.published'),
    handleFailure: (error) => fieldError(error, 'body') !== undefined,
    onSuccess: (saved) => {
      queryClient.setQueryData(textKey(which), saved);
      setValue(saved.body);
      keepText(which, saved, saved.body);
      ask.close();
    },
    // Somebody else was quicker: the list of versions says who.
    onFailure: () => queryClient.invalidateQueries({ queryKey: textKey(which) }),
  });
  const own = (text.versions[0]?.body ?? null) !== null;
  return (
    <>
      <SectionCard
        title={t(`names.${which.document}`)}
        badge={<StatusBadge tone={own ? 'accent' : 'neutral'} label={t(own ? 'edit.own' : 'edit.standard')} />}
        actions={
          <Anchor href={pageOf(which)} target="_blank" className={classes.open}>
            {t('edit.open')}
          </Anchor>
        }
      >
        <div className={fields.fields}>
          <SegmentedControl
            className={classes.view}
            aria-label={t('edit.view')}
            data={(['write', 'preview'] as const).map((one) => ({ value: one, label: t(`edit.${one}`) }))}
            value={view}
            onChange={setView}
          />
          {view === 'preview' ? (
            <Preview which={which} body={value} />
          ) : (
            <Textarea
              ref={field}
              label={t('edit.text')}
              description={<Hint />}
              lang={which.locale}
              value={value}
              onChange={(event) => change(event.currentTarget.value)}
              error={fieldError(save.error, 'body')}
              maxLength={LEGAL_TEXT_MAX}
              autosize
              minRows={14}
              maxRows={32}
            />
          )}
          <Group justify="flex-end">
            {own && (
              <Button variant="default" onClick={ask.open} disabled={save.pending}>
                {t('edit.reset')}
              </Button>
            )}
            <Button
              loading={save.pending}
              disabled={value.trim() === '' || value === text.body}
              onClick={() => save.run(value)}
            >
              {t('edit.publish')}
            </Button>
          </Group>
        </div>
      </SectionCard>
      <Versions
        text={text}
        onTake={(body) => {
          change(body);
          setView('write');
          field.current?.focus();
        }}
      />
      <ConfirmModal
        opened={asking}
        onClose={ask.close}
        title={t('edit.resetTitle')}
        confirmLabel={t('edit.reset')}
        onConfirm={() => save.run(null)}
        pending={save.pending}
      >
        <Text>{t('edit.resetText')}</Text>
      </ConfirmModal>
    </>
  );
}

function Hint() {
  const t = useTranslations('legal.edit');
  return (
    <>
      {t('hint')}{' '}
      {LEGAL_PLACEHOLDERS.map((name) => (
        <Code key={name} className={classes.placeholder}>{`{{${name}}}`}</Code>
      ))}
    </>
  );
}
