import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { renderInApp } from '../../testing/render.tsx';
import { FormError } from '../fields/form-error.tsx';
import { useFormAction } from './use-form-action.ts';

function Sample({ run }: { readonly run: () => Promise<unknown> }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '' },
    validate: { name: (value) => (value === '' ? 'Name is needed' : null) },
  });
  const action = useFormAction({ form, run, fieldNames: { mail: 'email' } });
  return (
    <form onSubmit={action.submit} noValidate>
      <FormError messages={action.formErrors} />
      <TextInput label="Name" {...form.getInputProps('name')} />
      <TextInput label="Email" {...form.getInputProps('email')} />
      <button type="submit">Send</button>
    </form>
  );
}

const refuse = (status: number, body: unknown) => () =>
  Promise.reject(new ApiError({ status, statusText: 'Bad Request', body }));

it('puts messages of the server under their fields and the rest into the alert, and marks the others valid', async () => {
  const user = userEvent.setup();
  await renderInApp(
    <Sample run={refuse(400, { non_field_errors: ['All wrong.'], mail: ['Taken.'], plan: ['Old.'] })} />,
  );
  await user.click(screen.getByText('Send'));
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  await user.type(screen.getByLabelText('Name'), 'Marina');
  await user.click(screen.getByText('Send'));
  await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Taken.')).toBeTruthy();
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).not.toBe('true');
  const alert = screen.getByText(/All wrong\./).closest('[role="alert"]');
  expect(alert?.textContent).toBe('All wrong.\nOld.');
  expect(document.activeElement).toBe(alert);
  // The alert stands above the first field.
  expect(Boolean(alert && alert.compareDocumentPosition(screen.getByLabelText('Name')) & 4)).toBe(true);
});

it('shows a toast when the failure belongs to no form', async () => {
  const user = userEvent.setup();
  await renderInApp(<Sample run={refuse(500, {})} />);
  await user.type(screen.getByLabelText('Name'), 'Marina');
  await user.click(screen.getByText('Send'));
  const toast = await screen.findByText('Bad Request');
  expect(toast.closest('[role="alert"]')?.textContent).toContain('Error');
});

it('says that it worked in the default words', async () => {
  const user = userEvent.setup();
  await renderInApp(<Sample run={() => Promise.resolve({})} />, 'en');
  await user.type(screen.getByLabelText('Name'), 'Marina');
  await user.click(screen.getByText('Send'));
  const toast = await screen.findByText('Action successfully completed');
  expect(toast.closest('[role="status"]')?.textContent).toContain('Success');
});
