import type { ComponentProps } from 'react';
import { useSession } from '../../platform/session/use-session.ts';
import { FileDrop as AnyFileDrop } from '../../ui/file-drop.tsx';
import { offeredTypes } from './upload.ts';

/** A region that takes pictures and videos. */
export function FileDrop(props: Omit<ComponentProps<typeof AnyFileDrop>, 'accept' | 'multiple'>) {
  const { takes_videos: takesVideos } = useSession();
  return <AnyFileDrop accept={offeredTypes(takesVideos)} multiple {...props} />;
}
