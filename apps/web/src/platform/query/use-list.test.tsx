import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import type { Page } from './pages.ts';
import { useList } from './use-list.ts';

const asked: string[] = [];

async function load({ search }: { search: string }, page: string | undefined): Promise<Page<string>> {
  asked.push(`${search}:${page ?? 1}`);
  const at = Number(page ?? 1);
  return { count: 2, next: at < 2 ? '/api/x/?page=2' : null, results: [`${search || 'all'} ${at}`] };
}

function Sample() {
  const [search, setSearch] = useState('');
  const list = useList({ key: ['sample'], filters: { search }, load });
  return (
    <>
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
      <ul>
        {list.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {list.hasMore && (
        <button type="button" onClick={list.loadMore}>
          More
        </button>
      )}
    </>
  );
}

const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

it('waits until the filter rests, keeps the old rows meanwhile and appends pages', async () => {
  const user = userEvent.setup({ delay: 10 });
  await renderInApp(<Sample />);
  await waitFor(() => expect(rows()).toEqual(['all 1']));
  await user.type(screen.getByLabelText('Search'), 'abc');
  expect(rows()).toEqual(['all 1']);
  await waitFor(() => expect(rows()).toEqual(['abc 1']));
  expect(asked).toEqual([':1', 'abc:1']);
  await user.click(screen.getByText('More'));
  await waitFor(() => expect(rows()).toEqual(['abc 1', 'abc 2']));
  expect(screen.queryByText('More')).toBeNull();
});
