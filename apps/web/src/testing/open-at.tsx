import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createAppRouter } from '../app/router.tsx';
import { renderInApp } from './render.tsx';

/** The whole program at an address; those before it are where it was. */
export async function openAt(...addresses: string[]) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: addresses }));
  return { router, ...(await renderInApp(<RouterProvider router={router} />)) };
}
