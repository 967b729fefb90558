import type { LibraryPost } from '@waypost/contract/library';
import { providerOf } from '@waypost/contract/networks';
import { statsDefinition } from '@waypost/contract/stats';
import { useTranslations } from 'use-intl';
import { useFigureText } from '../posts/index.ts';
import classes from './library.module.css';

const SHOWN = 3;

/** What the posts did that advisors have taken from it, of all countries together (LIB-011). */
export function PostFigures({ post: { app, video, stats } }: { readonly post: LibraryPost }) {
  const t = useTranslations('library.card');
  const label = useTranslations('stats.label');
  const textOf = useFigureText();
  if (stats === null) return null;
  const countries = Object.values(stats);
  const figures = (statsDefinition(providerOf(app), video ? 'reel' : 'post')?.metrics ?? [])
    .filter(({ aggregate }) => aggregate === 'sum')
    .flatMap(({ key, unit }) => {
      const values = countries.flatMap(({ metrics }) => metrics[key] ?? []);
      return values.length === 0 ? [] : [{ key, unit, value: values.reduce((sum, value) => sum + value, 0) }];
    })
    .slice(0, SHOWN);
  if (figures.length === 0) return null;
  return (
    <dl className={classes.figures} aria-label={t('figures')}>
      {figures.map(({ key, unit, value }) => (
        <div key={key}>
          <dt>{label(key)}</dt>
          <dd>{textOf({ unit, value })}</dd>
        </div>
      ))}
    </dl>
  );
}
