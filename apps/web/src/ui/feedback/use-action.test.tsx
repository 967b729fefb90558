import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { useAction } from './use-action.ts';

let answer = () => {};
const run = () =>
  new Promise<void>((resolve) => {
    answer = resolve;
  });

/** Rows that go with their deletion, each with a verb that can be done once. */
function Rows() {
  const [names, setNames] = useState(['First', 'Second']);
  return (
    <main tabIndex={-1}>
      <ul>
        {names.map((name) => (
          <Row key={name} name={name} onGone={() => setNames((rest) => rest.filter((other) => other !== name))} />
        ))}
      </ul>
    </main>
  );
}

function Row({ name, onGone }: { readonly name: string; readonly onGone: () => void }) {
  const remove = useAction({ run, success: false, onSuccess: onGone });
  const [first, setFirst] = useState(false);
  const up = useAction({ run, success: false, onSuccess: () => setFirst(true) });
  return (
    <li aria-busy={up.pending || remove.pending}>
      {!first && (
        <button type="button" onClick={() => up.run()}>
          Up {name}
        </button>
      )}
      <button type="button" onClick={() => remove.run()}>
        Delete {name}
      </button>
    </li>
  );
}

it('leaves the focus in the row that its button is gone from, and on the page when the row is', async () => {
  const user = userEvent.setup();
  await renderInApp(<Rows />);
  const row = () => screen.queryByRole('button', { name: 'Delete First' })?.closest('li');
  const answered = async () => {
    await waitFor(() => expect(row()?.getAttribute('aria-busy')).toBe('true'));
    answer();
  };
  await user.click(screen.getByRole('button', { name: 'Up First' }));
  await answered();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete First'));
  await user.keyboard('{Enter}');
  await answered();
  await waitFor(() => expect(row()).toBeUndefined());
  await waitFor(() => expect(document.activeElement?.nodeName).toBe('MAIN'));
});

function Saving({ save }: { readonly save: () => Promise<void> }) {
  const action = useAction({ run: save, failure: 'Not saved', success: 'Saved!' });
  return (
    <button type="button" onClick={() => action.run()}>
      Save
    </button>
  );
}

it('takes the failure of the last try away with the next one', async () => {
  let fails = true;
  const user = userEvent.setup();
  await renderInApp(<Saving save={() => (fails ? Promise.reject(new Error('offline')) : Promise.resolve())} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved!');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
