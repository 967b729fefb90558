import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, stringifySearch } from '@waypost/contract/wire';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { Redirect } from './redirect.tsx';
import { parseSearch } from './search.ts';
import { useRedirect, useSearch } from './use-navigation.ts';

function Page() {
  const redirect = useRedirect();
  const [params, setParams] = useSearch({ search: ['ids', 'date'] });
  return (
    <>
      <p data-testid="ids">{params.ids}</p>
      <button type="button" onClick={() => redirect(undefined)}>
        Nowhere
      </button>
      <button type="button" onClick={() => redirect('/other/?ids=7,8')}>
        Other
      </button>
      <button type="button" onClick={() => setParams({ date: '2026-11-24' })}>
        Date
      </button>
    </>
  );
}

async function open(address: string) {
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({ getParentRoute: () => root, path: '/$name', component: Page });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history,
    parseSearch,
    stringifySearch,
    trailingSlash: 'always',
  });
  await renderInApp(<RouterProvider router={router} />);
  await screen.findByText('Other');
  return history;
}

it('keeps addresses literal', async () => {
  const user = userEvent.setup();
  const history = await open('/posts/?ids=1017,1018');
  expect(screen.getByTestId('ids').textContent).toBe('1017,1018');
  await user.click(screen.getByText('Date'));
  await waitFor(() => expect(history.location.href).toBe('/posts/?ids=1017,1018&date=2026-11-24'));
  await user.click(screen.getByText('Other'));
  await waitFor(() => expect(history.location.href).toBe('/other/?ids=7,8'));
});

it('reports a redirect without an address and stays (SHELL-061)', async () => {
  const user = userEvent.setup();
  const history = await open('/posts/');
  const reported: unknown[] = [];
  const listen = (event: ErrorEvent) => reported.push(event.error?.message);
  window.addEventListener('error', listen);
  await user.click(screen.getByText('Nowhere'));
  window.removeEventListener('error', listen);
  expect(reported).toEqual(['A redirect was asked for without an address.']);
  expect(history.location.pathname).toBe('/posts/');
});

it('leads away once, although the page is drawn again while the next one loads', async () => {
  const went: string[] = [];
  let arrive: () => void = () => {};
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  function Leave() {
    useLocation();
    return <Redirect to={address('/target/', ['ids'])({ ids: '1,2' })} />;
  }
  const root = createRootRoute({ component: Outlet });
  const leave = createRoute({ getParentRoute: () => root, path: '/leave', component: Leave });
  const target = createRoute({
    getParentRoute: () => root,
    path: '/target',
    loader: () => slow,
    component: () => <p>There</p>,
  });
  const history = createMemoryHistory({ initialEntries: ['/leave/'] });
  history.subscribe(({ location }) => went.push(location.href));
  const router = createRouter({
    routeTree: root.addChildren([leave, target]),
    history,
    parseSearch,
    stringifySearch,
    trailingSlash: 'always',
  });
  await renderInApp(<RouterProvider router={router} />);
  await waitFor(() => expect(went).toEqual(['/target/?ids=1,2']));
  arrive();
  await screen.findByText('There');
  expect(went).toEqual(['/target/?ids=1,2']);
});
