import { useTranslations } from 'use-intl';
import { formatRelative } from '../../../platform/formats/relative.ts';
import { useLanguage } from '../../../platform/i18n/locale-provider.tsx';
import type { DraftState } from './draft-machine.ts';
import { isDirty } from './draft-machine.ts';

/** The line under the heading: what became of what was typed. */
export function SaveState({ state, now }: { readonly state: DraftState; readonly now: number }) {
  const t = useTranslations('generator');
  const locale = useLanguage();
  if (state.phase === 'failed') return <span role="status">{t('draft.failed')}</span>;
  if (state.phase === 'refused') return <span role="status">{state.reason ?? t('composer.refused')}</span>;
  if (state.phase === 'saving' || (isDirty(state) && state.draft)) return <span>{t('draft.saving')}</span>;
  if (state.savedAt === null) return <span>{t('composer.lead')}</span>;
  return (
    <span role="status">
      {now - state.savedAt < 60_000
        ? t('composer.savedNow')
        : t('composer.saved', { when: formatRelative(state.savedAt, locale) })}
    </span>
  );
}
