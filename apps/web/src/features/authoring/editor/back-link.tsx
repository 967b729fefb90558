import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { authoringPaths } from '../paths.ts';
import classes from './editor.module.css';

export function BackLink() {
  const t = useTranslations('authoring.page');
  return (
    <LinkAnchor size="sm" className={classes.back} to={authoringPaths.list()}>
      <IconArrowLeft size={14} stroke={1.7} aria-hidden="true" />
      {t('back')}
    </LinkAnchor>
  );
}
