import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { about } from '@waypost/i18n/about';
import { locales } from '@waypost/i18n/locale';
import { useSaveLocale } from '../../../features/accounts/index.ts';
import { useLanguage } from '../../../platform/i18n/locale-provider.tsx';
import { useSession } from '../../../platform/session/use-session.ts';
import type { MenuOf } from '../../../ui/dialogs/deferred-menu.tsx';
import { OpenedMenu } from '../../../ui/dialogs/opened-menu.tsx';
import { useChooseLanguage } from '../../../ui/feedback/use-choose-language.tsx';

export default function LanguageMenuItems({ target }: MenuOf) {
  const current = useLanguage();
  const { user, impersonator } = useSession();
  const saveLocale = useSaveLocale();
  const choose = useChooseLanguage((locale) => user && !impersonator && saveLocale.run(locale));
  return (
    <OpenedMenu target={target} position="bottom-end" width={180}>
      {locales.map((locale) => (
        <Menu.Item
          key={locale}
          lang={locale}
          onClick={() => void choose(locale)}
          aria-current={locale === current ? 'true' : undefined}
          rightSection={locale === current ? <IconCheck size={16} stroke={1.7} /> : undefined}
        >
          {about[locale].name}
        </Menu.Item>
      ))}
    </OpenedMenu>
  );
}
