import { useTranslations } from 'use-intl';
import { HashtagText } from '../../../../ui/fields/texts/hashtag-text.tsx';
import classes from '../../posts.module.css';

/** The message on one or two lines, hashtags highlighted (POST-011, POST-060). */
export function MessageLine({ text, lines = 1 }: { readonly text: string; readonly lines?: 1 | 2 }) {
  const t = useTranslations('posts.card');
  const flat = text.trim().replace(/\s+/gu, ' ');
  return (
    <span className={classes.line} data-lines={lines}>
      {flat === '' ? <em>{t('noText')}</em> : <HashtagText text={flat} />}
    </span>
  );
}
