import type { SocialApp } from '@waypost/contract/networks';
import { messageLength } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import classes from './char-counter.module.css';

interface Props {
  readonly text: string;
  readonly limit: number;
  /** The network that counts; some count more than is seen. */
  readonly app?: SocialApp;
  /** For aria-describedby of the field. */
  readonly id?: string;
}

/** '267 / 63,206'; spoken only when the limit is passed, or it would interrupt every key. */
export function CharCounter({ text, limit, app, id }: Props) {
  const t = useTranslations('ui.counter');
  const formats = useFormats();
  const used = messageLength(text, app);
  const over = used > limit;
  return (
    <span className={classes.counter} data-over={over} id={id}>
      {formats.number(used)} / {formats.number(limit)}
      <span className={classes.spoken} role="status">
        {over ? t('over', { count: used - limit }) : ''}
      </span>
    </span>
  );
}
