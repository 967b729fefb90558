import { ErrorState, ListSkeleton } from '../../../../ui/states/states.tsx';
import { useNewsletter } from '../api.ts';
import { RescheduleNewsletter } from './reschedule.tsx';

export interface MoveNewsletterProps {
  readonly id: number;
  /** Whether there is a time that is not saved. */
  readonly onTimed: (timed: boolean) => void;
  readonly onDone: () => void;
}

/** Another time for a newsletter that is told by its id. Loaded by index.ts of the room. */
export default function MoveNewsletter({ id, ...given }: MoveNewsletterProps) {
  const { data, error, refetch } = useNewsletter(id);
  if (data) return <RescheduleNewsletter newsletter={data} {...given} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={1} shape="line" />;
}
