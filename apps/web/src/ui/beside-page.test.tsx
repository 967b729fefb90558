import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../testing/render.tsx';
import { BesidePage } from './beside-page.tsx';
import { loadAgain } from './states/load-again.tsx';

it('a part that does not come leaves the page as it is, and comes with the next try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let online = false;
  const load = vi.fn(async () => {
    if (!online) throw new Error('gone');
    return { default: () => <p>Beside</p> };
  });
  const Part = loadAgain(load);
  function Page() {
    const [tries, setTries] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setTries(tries + 1)}>
          Again
        </button>
        <BesidePage retryOn={tries}>
          <Part />
        </BesidePage>
      </>
    );
  }
  await renderInApp(<Page />);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  await screen.findByText('Beside');
  vi.restoreAllMocks();
});
