import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@waypost/i18n/locale';
import { useTranslations } from 'use-intl';
import { chooseLocale, currentLocale } from '../../platform/i18n/locale-store.ts';
import { toast } from './toasts.ts';
import { useFailureWords } from './use-failure-words.ts';

/** Changes the language of the page and reads anew what stands there; where its words do not come, says so and offers to try again. */
export function useChooseLanguage(onSpoken?: (locale: Locale) => unknown): (locale: Locale) => Promise<void> {
  const { errorTitle: title, unreachable: message } = useFailureWords();
  const t = useTranslations('ui.states');
  const queryClient = useQueryClient();
  async function choose(locale: Locale): Promise<void> {
    const before = currentLocale();
    try {
      await chooseLocale(locale);
    } catch {
      const again = (close: () => void) => {
        close();
        return choose(locale);
      };
      toast.error({
        ...{ title, message },
        below: (close) => (
          <Button key="again" variant="default" size="xs" display="block" mt={8} onClick={() => void again(close)}>
            {t('retry')}
          </Button>
        ),
      });
      return;
    }
    await onSpoken?.(locale);
    // Sentences of the server come in the language of the call.
    if (before !== locale) void queryClient.invalidateQueries();
  }
  return choose;
}
