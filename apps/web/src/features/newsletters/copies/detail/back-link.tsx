import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../../../platform/navigation/links.tsx';
import { useProfile } from '../../../../platform/session/use-session.ts';
import { newslettersPaths } from '../../paths.ts';
import classes from './detail.module.css';

export function BackLink() {
  const t = useTranslations('newsletters.screen');
  const { slug } = useProfile();
  return (
    <LinkAnchor size="sm" className={classes.back} to={newslettersPaths.list({ slug })}>
      <IconArrowLeft size={14} stroke={1.7} aria-hidden="true" />
      {t('back')}
    </LinkAnchor>
  );
}
