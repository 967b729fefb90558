import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, Suspense } from 'react';
import { it, vi } from 'vitest';
import { renderInApp } from '../testing/render.tsx';
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

it('loads anew after a load that failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let online = false;
  const Part = loadAgain(async () => {
    if (!online) throw new Error('no connection');
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
  online = true;
  await userEvent.click(again);
  await screen.findByText('Here');
  vi.restoreAllMocks();
});
