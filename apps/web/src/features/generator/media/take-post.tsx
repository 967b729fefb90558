import { Button } from '@mantine/core';
import type { LibraryPost } from '@waypost/contract/library';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../platform/session/use-session.ts';
import { focusPage } from '../../../ui/feedback/focus-page.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import type { DraftContent } from '../draft/draft-content.ts';

/** Whether the picker has anything for the person: own files, or the library where a post is made anew (MEDIA-001). */
export function useMayPick(stored: boolean): boolean {
  const own = usePermission('accounts.custom_images');
  const library = usePermission('accounts.publish_post_library');
  return own || (library && !stored);
}

/** What a library post says and shows, as a draft has it (GEN-054). */
const contentOf = (post: LibraryPost): Partial<DraftContent> => ({
  message: post.message,
  ownTexts: false,
  messageByApp: {},
  media: post.media.map(({ thumbnail_url: thumbnail, duration: seconds, ...file }, at) => ({
    ...file,
    thumbnail,
    seconds,
    alt: post.alt_texts[at] ?? '',
  })),
  shows: post.media.length > 0 ? (post.media.some(({ kind }) => kind === 'video') ? 'video' : 'pictures') : null,
  link: post.media.length > 0 ? '' : (post.link ?? ''),
  postingId: post.id,
});

/** Takes a library post's words and files; what they replace comes back with one press. */
export function useTakePost({
  content,
  edit,
}: {
  content: DraftContent;
  edit: (change: Partial<DraftContent>) => void;
}) {
  const t = useTranslations('media.picker');
  const title = useTranslations('ui.feedback')('successTitle');
  return (post: LibraryPost) => {
    const { message, ownTexts, messageByApp, media, shows, link, postingId } = content;
    const before = { message, ownTexts, messageByApp, media, shows, link, postingId };
    edit(contentOf(post));
    if (message.trim() === '' && Object.keys(messageByApp).length === 0 && media.length === 0 && link.trim() === '')
      return;
    toast.success({
      title,
      message: t('replaced'),
      ms: 20_000,
      below: (close) => (
        <Button
          key="undo"
          variant="default"
          size="xs"
          display="block"
          mt={8}
          onClick={() => {
            close();
            focusPage();
            edit(before);
          }}
        >
          {t('undo')}
        </Button>
      ),
    });
  };
}
