import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { Component, type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { cut, server } from '../../testing/api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { loadAgain } from './load-again.tsx';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        Try again
      </button>
    );
  }
}

/** Whether somebody answers when a file of the program did not come. */
const reachable = (there: boolean) => server.use(http.get('/healthz', () => (there ? HttpResponse.json({}) : cut())));

it('loads anew after a load that failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  reachable(true);
  let fails = true;
  const Part = loadAgain(async () => {
    if (fails) throw new Error('another version');
    return { default: () => <p>Here</p> };
  });
  await renderInApp(
    <Boundary>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </Boundary>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  await screen.findByText('Here');
  vi.restoreAllMocks();
});

it('says that nobody answers, and leaves the page as it is', async () => {
  reachable(false);
  let closed = 0;
  const Dialog = loadAgain<{ onClose: () => void }>(async () => {
    throw new Error('no connection');
  });
  await renderInApp(
    <Suspense fallback={null}>
      <p>What was typed</p>
      <Dialog
        onClose={() => {
          closed += 1;
        }}
      />
    </Suspense>,
  );
  expect(await screen.findByText(/Couldn’t reach Waypost/)).toBeDefined();
  expect(screen.getByText('What was typed')).toBeDefined();
  await waitFor(() => expect(closed).toBe(1));
});
