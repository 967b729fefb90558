import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { ConfirmModal } from './confirm-modal.tsx';

it('checks the form inside before it acts (SHELL-062)', async () => {
  const user = userEvent.setup();
  let confirmed = 0;
  let closed = 0;
  let valid = false;
  await renderInApp(
    <ConfirmModal
      opened
      title="Reschedule post"
      confirmLabel="Reschedule"
      onClose={() => {
        closed += 1;
      }}
      onConfirm={() => {
        confirmed += 1;
      }}
      form={{ validate: () => ({ hasErrors: !valid }) }}
    >
      <TextInput label="When" required />
    </ConfirmModal>,
  );
  await user.click(screen.getByRole('button', { name: 'Reschedule' }));
  expect(confirmed).toBe(0);
  await user.type(screen.getByLabelText(/When/), 'now');
  await user.click(screen.getByRole('button', { name: 'Reschedule' }));
  expect(confirmed).toBe(0);
  valid = true;
  await user.click(screen.getByRole('button', { name: 'Reschedule' }));
  expect(confirmed).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed).toBe(1);
});
