import { POST_STATUS, type ScheduledPosting } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { figuresOf } from '../../figures.ts';
import classes from '../../posts.module.css';
import { useFigureText } from '../../use-figure-text.ts';

/** Figures of a posted post, once they were fetched (POST-013); the page's followers belong to the details. */
export function CardFigures({ post }: { readonly post: ScheduledPosting }) {
  const t = useTranslations('stats');
  const textOf = useFigureText();
  const figures = figuresOf(post).filter(({ key, value }) => key !== 'followers' && value !== null);
  if (post.status !== POST_STATUS.posted || figures.length === 0) return null;
  return (
    <dl className={classes.figures}>
      {figures.map((figure) => (
        <div key={figure.key}>
          <dt>{t(`label.${figure.key}`)}</dt>
          <dd>{textOf(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
