import { ActionIcon, Menu } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type Locale, locales } from '@waypost/i18n/locale';
import { useLocale, useTranslations } from 'use-intl';
import { useSaveLocale } from '../../features/accounts/index.ts';
import { chooseLocale } from '../../platform/i18n/locale-store.ts';
import { useSession } from '../../platform/session/use-session.ts';

/** Each language in its own words: that is what somebody who is lost can read. */
const NAMES: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español', fr: 'Français' };

export function LanguageMenu() {
  const t = useTranslations('shell.language');
  const current = useLocale();
  const { user } = useSession();
  const queryClient = useQueryClient();
  const saveLocale = useSaveLocale();
  const choose = async (locale: Locale) => {
    await chooseLocale(locale);
    if (user) saveLocale.run(locale);
    // Sentences of the server come in the language of the call.
    await queryClient.invalidateQueries();
  };
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <ActionIcon aria-label={t('label')} title={t('label')}>
          <IconLanguage size={20} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {locales.map((locale) => (
          <Menu.Item
            key={locale}
            lang={locale}
            onClick={() => void choose(locale)}
            aria-current={locale === current ? 'true' : undefined}
            rightSection={locale === current ? <IconCheck size={16} stroke={1.7} /> : undefined}
          >
            {NAMES[locale]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
