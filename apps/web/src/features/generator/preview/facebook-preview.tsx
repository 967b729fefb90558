import { IconMessageCircle, IconShare3, IconThumbUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { HashtagText } from '../../../ui/fields/hashtag-text.tsx';
import { FeedPost } from './feed-post.tsx';
import type { PreviewProps } from './preview-props.ts';
import { ReelPreview } from './reel-preview.tsx';

/** A post on a Facebook Page: the whole text, pictures (1.91:1 for one). */
export function FacebookPreview(props: PreviewProps) {
  const { text, film } = props;
  const t = useTranslations('generator.composer');
  if (film?.reel) return <ReelPreview {...props} reel={film} marks={[IconThumbUp, IconMessageCircle, IconShare3]} />;
  return (
    <FeedPost
      post={props}
      words={<HashtagText text={text} multiline />}
      reactions={[
        [IconThumbUp, t('like')],
        [IconMessageCircle, t('comment')],
        [IconShare3, t('share')],
      ]}
    />
  );
}
