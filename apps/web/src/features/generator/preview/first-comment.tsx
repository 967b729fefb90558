import { HashtagText } from '../../../ui/fields/texts/hashtag-text.tsx';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import classes from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';

/** The page's own comment below its post, in a bubble. */
export function FirstComment({
  pageName,
  pageImage,
  firstComment,
}: Pick<PreviewProps, 'pageName' | 'pageImage' | 'firstComment'>) {
  if (!firstComment) return null;
  return (
    <div className={classes.comment}>
      <PersonAvatar name={pageName} image={pageImage} size="sm" />
      <div className={classes.bubble}>
        <strong>{pageName}</strong>
        <HashtagText text={firstComment} multiline />
      </div>
    </div>
  );
}
