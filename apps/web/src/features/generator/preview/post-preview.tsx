import type { PreviewLook } from '@waypost/contract/networks';
import type { ComponentType } from 'react';
import { FeedPost } from './feed-post.tsx';
import { ReelPreview } from './film/reel-preview.tsx';
import { PhotoPost } from './photo-post.tsx';
import type { PreviewProps } from './preview-props.ts';

const LAYOUTS: Readonly<Record<PreviewLook['layout'], ComponentType<PreviewProps>>> = {
  feed: FeedPost,
  photo: PhotoPost,
};

/** A post as its network would show it. */
export function PostPreview(post: PreviewProps) {
  const Layout = LAYOUTS[post.look.layout];
  return post.video?.reel ? <ReelPreview {...post} reel={post.video} /> : <Layout {...post} />;
}
