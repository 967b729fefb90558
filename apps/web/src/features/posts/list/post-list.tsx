import type { ConnectedApp } from '../../connections/index.ts';
import { usePostList } from './api.ts';
import { ListFrame } from './list-frame.tsx';
import type { ListView } from './list-view.ts';
import { PostCard } from './post-card.tsx';

interface Props {
  readonly connected: ConnectedApp;
  readonly view: ListView;
  readonly onOpen: (id: number) => void;
  readonly onChange: (params: Readonly<Record<string, string | undefined>>) => void;
}

/** The cards of one tab, page after page; new posts stand above and are not repeated here. */
export function PostList({ connected, view, onOpen, onChange }: Props) {
  const list = usePostList(connected, view);
  return (
    <ListFrame of={list} app={connected.app} view={view} rows={4} onChange={onChange}>
      {(posts) => posts.map((post) => <PostCard key={post.id} post={post} onOpen={() => onOpen(post.id)} />)}
    </ListFrame>
  );
}
