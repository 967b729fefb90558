import { PostNowDialog } from '../../undo/post-now-dialog.tsx';
import { DeleteGroup } from './delete-group.tsx';
import { EditGroup } from './edit-group.tsx';
import { offering } from './group-posts.ts';
import { RescheduleGroup } from './reschedule-group.tsx';
import type { Wanted } from './use-group-verb.ts';

interface Props extends Wanted {
  readonly onClose: () => void;
}

/** Asks what a verb needs, and does it to every post of the group that offers it. Loaded by all-page.tsx. */
export default function GroupDialog({ verb, ...props }: Props) {
  if (verb === 'edit') return <EditGroup {...props} />;
  if (verb === 'reschedule') return <RescheduleGroup {...props} />;
  if (verb === 'delete') return <DeleteGroup {...props} />;
  if (verb === 'post_now') return <PostNowDialog posts={offering(props.group, verb)} onClose={props.onClose} />;
  return null;
}
