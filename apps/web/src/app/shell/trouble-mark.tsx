import { useTranslations } from 'use-intl';
import classes from './trouble-mark.module.css';

/** At an entry of the menu behind which something waits for the person's hand. */
export function TroubleMark() {
  const t = useTranslations('shell');
  return <span className={classes.mark} role="img" aria-label={t('troubled')} title={t('troubled')} />;
}
