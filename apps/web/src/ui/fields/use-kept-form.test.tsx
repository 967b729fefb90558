import { TextInput } from '@mantine/core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sessionStore } from '../../platform/session/session-store.ts';
import { forgetTyped } from '../../platform/typed.ts';
import { session, user } from '../../testing/fixtures.ts';
import { renderInApp } from '../../testing/render.tsx';
import { useFormAction } from '../feedback/use-form-action.ts';
import { ActionForm } from './action-form.tsx';
import { useKeptForm } from './use-kept-form.ts';

function Sample() {
  const form = useKeptForm('sample', {
    mode: 'uncontrolled',
    initialValues: { name: 'Blue Fjord', city: 'Toronto', current_password: '' },
  });
  const action = useFormAction({ form, run: async () => undefined });
  return (
    <ActionForm action={action} submit="Save">
      <TextInput label="Name" {...form.getInputProps('name')} />
      <TextInput label="City" {...form.getInputProps('city')} />
      <TextInput label="Password" {...form.getInputProps('current_password')} />
    </ActionForm>
  );
}
const said = () => ['Name', 'City', 'Password'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

/** A reload ends no component: what the tab had kept until then is there afterwards. */
function reload(): void {
  const kept = Object.entries(sessionStorage);
  cleanup();
  for (const [name, value] of kept) sessionStorage.setItem(name, value);
}

it('has over a reload what was typed, but no password, until it is saved', async () => {
  const hand = userEvent.setup();
  await renderInApp(<Sample />);
  await hand.type(screen.getByLabelText('Name'), ' Travel');
  await hand.type(screen.getByLabelText('Password'), 'secret');
  for (let times = 0; times < 2; times += 1) {
    reload();
    await renderInApp(<Sample />);
    expect(said()).toEqual(['Blue Fjord Travel', 'Toronto', '']);
  }
  await hand.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
});

it('forgets what somebody typed who goes elsewhere', async () => {
  const { unmount } = await renderInApp(<Sample />);
  await userEvent.type(screen.getByLabelText('City'), '!');
  unmount();
  await renderInApp(<Sample />);
  expect(said()[1]).toBe('Toronto');
});

it('shows nobody what another typed in this tab, and keeps nothing for who signed out', async () => {
  const of = async (change: Parameters<typeof session>[0]) => {
    reload();
    sessionStore.set(session(change));
    await renderInApp(<Sample />);
    return said()[1];
  };
  await of({});
  await userEvent.type(screen.getByLabelText('City'), '!');
  expect(await of({ user: { ...user, pk: 8 } })).toBe('Toronto');
  expect(await of({ impersonator: { pk: 9, name: 'Robin Keller' } })).toBe('Toronto');
  expect(await of({})).toBe('Toronto!');
  forgetTyped();
  expect(await of({})).toBe('Toronto');
});
