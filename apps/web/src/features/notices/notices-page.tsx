import { Text, Title } from '@mantine/core';
import { HOME } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { LinkAnchor, LinkButton } from '../../platform/navigation/links.tsx';
import { useSearch } from '../../platform/navigation/use-navigation.ts';
import { usePageTitle } from '../../platform/navigation/use-page-title.ts';
import { accountsPaths } from '../accounts/paths.ts';
import { NoticeSwitches } from './notice-switches.tsx';
import classes from './notices.module.css';
import { noticesPaths } from './paths.ts';

/** Where the foot of a notice leads. */
export default function NoticesPage() {
  const t = useTranslations('notices');
  const [{ token }] = useSearch(noticesPaths.notices);
  usePageTitle(t('title'));
  return (
    <>
      <Title order={1}>{t('title')}</Title>
      <Text c="dimmed" mb="lg">
        {t('lead')}
      </Text>
      <NoticeSwitches token={token} broken={<Broken />} />
      <LinkAnchor to={HOME} className={classes.foot}>
        {t('open')}
      </LinkAnchor>
    </>
  );
}

function Broken() {
  const t = useTranslations('notices');
  return (
    <>
      <Title order={2} size="h4">
        {t('brokenTitle')}
      </Title>
      <Text mb="md">{t('brokenText')}</Text>
      <LinkButton to={accountsPaths.signIn({ next: noticesPaths.notices() })} fullWidth>
        {t('signIn')}
      </LinkButton>
    </>
  );
}
