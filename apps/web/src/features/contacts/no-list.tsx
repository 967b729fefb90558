import { IconMailOff } from '@tabler/icons-react';
import { PRIMARY_LIST } from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../platform/navigation/links.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { newslettersPaths } from '../newsletters/paths.ts';

interface Props {
  readonly slug: string;
  /** As the address calls the list. */
  readonly named: string;
}

/** There is no such list: the first one comes with the newsletter account, and the way there is shown. */
export function NoList({ slug, named }: Props) {
  const t = useTranslations('contacts.screen');
  const primary = named === PRIMARY_LIST;
  return (
    <EmptyState
      icon={<IconMailOff size={40} stroke={1.4} />}
      title={t(primary ? 'noAccount' : 'noList')}
      text={t(primary ? 'noAccountText' : 'noListText')}
      action={primary && <LinkButton to={newslettersPaths.signUp({ slug })}>{t('setUp')}</LinkButton>}
    />
  );
}

/** The newsletter was removed: nobody comes to its list until it is connected again. */
export function SwitchedOff({ slug }: { readonly slug: string }) {
  const t = useTranslations('contacts.screen');
  const connect = (
    <LinkButton size="xs" variant="default" to={newslettersPaths.signUp({ slug })}>
      {t('setUp')}
    </LinkButton>
  );
  return (
    <Notice tone="info" action={connect}>
      {t('switchedOff')}
    </Notice>
  );
}
