import { type App, CHANNELS } from '@waypost/contract/networks';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** What a channel is called: a network by its own name, the newsletter in the reader's language. */
export function useChannelName(): (app: App) => string {
  const t = useTranslations('ui');
  return useCallback((app) => (app === 'emarketing' ? t('newsletter') : CHANNELS[app].name), [t]);
}
