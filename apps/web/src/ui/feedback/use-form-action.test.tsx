import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { renderInApp } from '../../testing/render.tsx';
import { Form } from '../fields/form.tsx';
import { useFormAction } from './use-form-action.ts';

function Sample({ run }: { readonly run: () => Promise<unknown> }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '' },
    validate: { name: (value) => (value === '' ? 'Name is needed' : null) },
  });
  const action = useFormAction({ form, run, fieldNames: { mail: 'email' } });
  return (
    <Form onSubmit={action.submit} errors={action.formErrors}>
      <TextInput label="Name" {...form.getInputProps('name')} />
      <TextInput label="Email" {...form.getInputProps('email')} />
      <button type="submit">Send</button>
    </Form>
  );
}

function Required({ run }: { readonly run: () => Promise<unknown> }) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { name: '', email: '' } });
  const action = useFormAction({ form, run });
  return (
    <Form onSubmit={action.submit} errors={action.formErrors}>
      <TextInput label="Name" required withAsterisk={false} {...form.getInputProps('name')} />
      <TextInput label="Email" type="email" required withAsterisk={false} {...form.getInputProps('email')} />
      <button type="submit">Send</button>
    </Form>
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

it('says in our words what is empty or no email, and puts the cursor there, before anything is sent', async () => {
  const user = userEvent.setup();
  let sent = 0;
  await renderInApp(<Required run={async () => (sent += 1)} />, 'fr');
  const [name, email] = [screen.getByLabelText('Name'), screen.getByLabelText('Email')];
  expect(name.closest('form')?.noValidate).toBe(true);
  await user.click(screen.getByText('Send'));
  expect(screen.getAllByText('Ce champ est obligatoire.')).toHaveLength(2);
  expect(document.activeElement).toBe(name);
  await user.paste('Marina');
  await user.click(email);
  await user.paste('marina');
  await user.click(screen.getByText('Send'));
  await screen.findByText('Saisissez une adresse courriel valide.');
  expect([document.activeElement, sent]).toEqual([email, 0]);
  await user.paste('@agency.example');
  await user.click(screen.getByText('Send'));
  await waitFor(() => expect(sent).toBe(1));
});
