import { useTranslations } from 'use-intl';
import { formatRelative } from '../../platform/formats/relative.ts';
import { useLanguage } from '../../platform/i18n/locale-provider.tsx';
import type { Saving } from '../../platform/saving/machine.ts';
import { useNow } from '../../platform/time/use-now.ts';

const FRESH_MS = 60_000;
const TICK_MS = 15_000;

interface Props {
  readonly draft: Pick<Saving<unknown>, 'phase' | 'refusal' | 'savedAt'>;
  readonly dirty: boolean;
}

/** What became of what was typed. */
export function SaveState({ draft: { phase, refusal, savedAt }, dirty }: Props) {
  const t = useTranslations('ui.saving');
  const locale = useLanguage();
  const now = useNow(TICK_MS);
  if (phase === 'failed') return <span role="status">{t('failed')}</span>;
  if (phase === 'refused') return <span role="status">{refusal?.reason ?? t('refused')}</span>;
  if (phase === 'closed') return <span role="status">{t('closed')}</span>;
  if (phase === 'conflict') return <span role="status">{t('waiting')}</span>;
  if (phase === 'saving' || dirty) return <span>{t('saving')}</span>;
  return (
    <span role="status">
      {now - savedAt < FRESH_MS ? t('savedNow') : t('saved', { when: formatRelative(savedAt, locale) })}
    </span>
  );
}
