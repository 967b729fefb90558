import { ListSkeleton } from '../../ui/states/states.tsx';

/** While the code of a page is on its way. */
export function PagePending() {
  return <ListSkeleton rows={3} shape="card" />;
}
