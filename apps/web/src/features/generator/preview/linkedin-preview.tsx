import { IconMessageCircle, IconRepeat, IconSend, IconThumbUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { FeedPost } from './feed-post.tsx';
import { FoldedText } from './folded-text.tsx';
import type { PreviewProps } from './preview-props.ts';

/** The feed shows about three lines before '…more'. */
const FOLD = { characters: 210, lines: 3 };

/** A post on LinkedIn: the kind of author, folded text. */
export function LinkedinPreview(props: PreviewProps) {
  const { organization, text } = props;
  const t = useTranslations('generator.preview');
  const tComposer = useTranslations('generator.composer');
  return (
    <FeedPost
      post={props}
      square={organization}
      author={organization ? t('companyPage') : t('profile')}
      words={<FoldedText text={text} fold={FOLD} />}
      reactions={[
        [IconThumbUp, tComposer('like')],
        [IconMessageCircle, tComposer('comment')],
        [IconRepeat, t('repost')],
        [IconSend, t('send')],
      ]}
    />
  );
}
