import { Select, Text } from '@mantine/core';
import { type EmailCampaign, testEmailCampaign } from '@waypost/contract/newsletters';
import { about } from '@waypost/i18n/about';
import type { Locale } from '@waypost/i18n/locale';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { NotSaved } from '../../../platform/saving/not-saved.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { writtenIn } from '../draft/campaign-content.ts';
import type { Writing } from '../draft/use-campaign-draft.ts';
import { type Advisor, AdvisorSelect } from '../preview/advisor-select.tsx';
import classes from './publish.module.css';

interface Props {
  readonly campaign: EmailCampaign;
  readonly writing: Writing;
  readonly locale: Locale;
  readonly onClose: () => void;
}

/** To whoever writes it, as an advisor's reader would get it. Loaded by lazy-dialogs.ts. */
export default function TestDialog({ campaign, writing, locale: shown, onClose }: Props) {
  const t = useTranslations('authoring.test');
  const { email } = useUser();
  const written = writtenIn(writing.content);
  const [locale, setLocale] = useState<Locale>(written.includes(shown) ? shown : (written[0] ?? 'en'));
  const [advisor, setAdvisor] = useState<Advisor | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const send = useAction({
    run: async () => {
      // What was typed last belongs to it.
      if ((await writing.flush()) === null) throw new NotSaved();
      await call(testEmailCampaign, {
        params: { id: campaign.id },
        body: { locale, ...(advisor && { profile: advisor.profile }) },
      });
    },
    success: t('done', { email }),
    failure: t('failed'),
    handleFailure: (error) => {
      setUnsaved(error instanceof NotSaved);
      return error instanceof NotSaved;
    },
    onSuccess: onClose,
  });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      title={t('title')}
      confirmLabel={t('send')}
      pending={send.pending}
      onConfirm={() => send.run()}
    >
      <div className={classes.body}>
        <Text>{t('text', { email })}</Text>
        {unsaved && (
          <div role="alert">
            <Notice tone="danger" title={t('notSaved')} />
          </div>
        )}
        {written.length > 1 && (
          <Select
            label={t('language')}
            data={written.map((value) => ({ value, label: about[value].name }))}
            value={locale}
            onChange={(chosen) => setLocale(written.find((one) => one === chosen) ?? locale)}
          />
        )}
        <AdvisorSelect campaign={campaign.id} country={campaign.country_iso} value={advisor} onChange={setAdvisor} />
      </div>
    </ConfirmModal>
  );
}
