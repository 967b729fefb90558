import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PageHead } from '../page-head.tsx';
import { SectionCard } from '../section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../states/states.tsx';

interface Frame {
  readonly title: string;
  readonly lead: string;
  readonly allowed: boolean;
  /** Said to who may not change what is kept here. */
  readonly noPermission: string;
}

/** A page on which staff keep something in an order. */
export function OrderedPage({
  title,
  lead,
  allowed,
  noPermission,
  actions,
  children,
}: Frame & { readonly actions: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <PageHead title={title} lead={lead} actions={allowed && actions} />
      {allowed ? (
        children
      ) : (
        <SectionCard>
          <EmptyState icon={<IconLock size={40} stroke={1.4} />} title={noPermission} />
        </SectionCard>
      )}
    </>
  );
}

type Edited<T> = Frame & {
  readonly create: string;
  readonly list: (edit: (one: T) => void) => ReactNode;
  /** Of a new one: null. */
  readonly dialog: (one: T | null, close: () => void) => ReactNode;
};

/** The same, where what is kept is made and changed in a dialog. */
export function EditedPage<T extends object>({ create, list, dialog, ...frame }: Edited<T>) {
  const [editing, edit] = useState<T | 'new' | null>(null);
  return (
    <>
      <OrderedPage {...frame} actions={<Button onClick={() => edit('new')}>{create}</Button>}>
        {list(edit)}
      </OrderedPage>
      {editing && dialog(editing === 'new' ? null : editing, () => edit(null))}
    </>
  );
}

/** What was read of it, once it is there. */
export function Found<T>({
  of,
  children,
}: {
  readonly of: UseQueryResult<T>;
  readonly children: (data: T) => ReactNode;
}) {
  if (of.isPending) return <ListSkeleton rows={3} shape="card" />;
  if (of.data === undefined)
    return (
      <SectionCard>
        <ErrorState error={of.error} onRetry={() => void of.refetch()} />
      </SectionCard>
    );
  return children(of.data);
}
