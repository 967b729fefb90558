import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from './toasts.ts';

/**
 * Puts a text into the clipboard and answers whether that worked. Browsers refuse it without a secure address or the
 * person's permission; then a toast says so (SHELL-060).
 */
export function useCopy(): (text: string) => Promise<boolean> {
  const t = useTranslations('ui.feedback');
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        toast.error({ title: t('errorTitle'), message: t('copyFailed') });
        return false;
      }
    },
    [t],
  );
}
