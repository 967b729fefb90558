import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { ConfirmModal } from './confirm-modal.tsx';
import { LargeDialog } from './large-dialog.tsx';

it('leaves Escape to the question above it, and closes by the next one', async () => {
  const user = userEvent.setup();
  let closed = 0;
  function Library() {
    const [asking, setAsking] = useState(true);
    return (
      <LargeDialog
        title="Library"
        size={720}
        onClose={() => {
          closed += 1;
        }}
      >
        <ConfirmModal
          opened={asking}
          title="Delete?"
          confirmLabel="Delete"
          onClose={() => setAsking(false)}
          onConfirm={() => {}}
        />
      </LargeDialog>
    );
  }
  await renderInApp(<Library />);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(closed).toBe(0);
  await user.keyboard('{Escape}');
  expect(closed).toBe(1);
});
