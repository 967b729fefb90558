import { useTranslations } from 'use-intl';
import { formatRelative } from '../../../platform/formats/relative.ts';
import { useLanguage } from '../../../platform/i18n/locale-provider.tsx';
import { useNow } from '../../../platform/time/use-now.ts';
import { type CampaignDraft, isDirty } from '../draft/campaign-machine.ts';

const FRESH_MS = 60_000;
const TICK_MS = 15_000;

/** The line under the heading: what became of what was typed. */
export function SaveState({ draft }: { readonly draft: CampaignDraft }) {
  const t = useTranslations('authoring.saving');
  const locale = useLanguage();
  const now = useNow(TICK_MS);
  const { phase, refusal, savedAt } = draft;
  if (phase === 'failed') return <span role="status">{t('failed')}</span>;
  if (phase === 'refused') return <span role="status">{refusal?.reason ?? t('refused')}</span>;
  if (phase === 'closed') return <span role="status">{t('closed')}</span>;
  if (phase === 'conflict') return <span role="status">{t('waiting')}</span>;
  if (phase === 'saving' || isDirty(draft)) return <span>{t('saving')}</span>;
  return (
    <span role="status">
      {now - savedAt < FRESH_MS ? t('savedNow') : t('saved', { when: formatRelative(savedAt, locale) })}
    </span>
  );
}
