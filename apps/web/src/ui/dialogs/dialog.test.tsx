import { Button, Select, TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { ConfirmModal } from './confirm-modal.tsx';
import { Dialog } from './dialog.tsx';

/** A list with a dialog that comes and goes with its row, and a question above it; as the rooms mount theirs. */
function Library({ off = false }) {
  const [opened, setOpened] = useState(false);
  const [asking, setAsking] = useState(false);
  const [deleted, setDeleted] = useState(false);
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpened(true)}>Open</Button>
      {opened && (
        <Dialog opened title="Library" size={720} onClose={() => setOpened(false)}>
          {!deleted && <Button onClick={() => setAsking(true)}>Delete</Button>}
          {asking && (
            <ConfirmModal
              opened
              title="Delete?"
              confirmLabel="Yes"
              confirmDisabled={off}
              onClose={() => setAsking(false)}
              onConfirm={() => {
                setDeleted(true);
                setAsking(false);
              }}
            />
          )}
        </Dialog>
      )}
    </main>
  );
}

const dialog = (name: string) => screen.getByRole('dialog', { name });
const focusIsIn = (name: string) => waitFor(() => expect(dialog(name).contains(document.activeElement)).toBe(true));
const focused = () => document.activeElement?.textContent;

it('takes the focus in and gives it back to where it came from, topmost first', async () => {
  const user = userEvent.setup();
  await renderInApp(<Library />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await focusIsIn('Library');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await focusIsIn('Delete?');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete?' })).toBeNull());
  expect(dialog('Library')).toBeTruthy();
  expect(focused()).toBe('Delete');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(focused()).toBe('Open');
});

it('stays in the dialog below when its opener is gone', async () => {
  const user = userEvent.setup();
  await renderInApp(<Library />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete?' })).toBeNull());
  expect(document.activeElement).toBe(dialog('Library'));
});

it('takes the focus in while its action is off, as long as nothing is chosen', async () => {
  const user = userEvent.setup();
  await renderInApp(<Library off />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await focusIsIn('Delete?');
});

it('begins at its first field, and not at what closes or sends it', async () => {
  await renderInApp(
    <ConfirmModal opened title="Rename" confirmLabel="Save" onClose={() => {}} onConfirm={() => {}}>
      <input type="file" aria-label="Picture" />
      <TextInput label="Off" disabled />
      <TextInput label="Name" />
    </ConfirmModal>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

/** Its field is made of something that is still being read. */
function Late() {
  const [opened, setOpened] = useState(false);
  const [there, setThere] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Open</Button>
      <Dialog opened={opened} title="Late" onClose={() => setOpened(false)}>
        {there ? <TextInput label="City" /> : <LateField onThere={() => setThere(true)} />}
      </Dialog>
    </>
  );
}
function LateField({ onThere }: { readonly onThere: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onThere, 60);
    return () => clearTimeout(timer);
  }, [onThere]);
  return <p>Loading</p>;
}

it('gives the focus to a first field that comes later', async () => {
  const user = userEvent.setup();
  await renderInApp(<Late />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const field = await screen.findByRole('textbox', { name: 'City' });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

/** Two fields, of which the second is there sooner. */
function Overtaken() {
  const [opened, setOpened] = useState(false);
  const [there, setThere] = useState(0);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Open</Button>
      <Dialog opened={opened} title="Times" onClose={() => setOpened(false)}>
        <LateField onThere={() => setThere((now) => Math.min(2, now + 1))} />
        {there > 1 ? <TextInput label="Goes out" /> : <TextInput key="soon" label="Goes out" disabled data-coming />}
        {there > 0 ? <TextInput label="Until" /> : <TextInput key="later" label="Until" disabled data-coming />}
      </Dialog>
    </>
  );
}

it('waits for its first field, also where the second is there sooner', async () => {
  const user = userEvent.setup();
  await renderInApp(<Overtaken />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByLabelText('Until')).toHaveProperty('disabled', false));
  expect(document.activeElement).not.toBe(screen.getByLabelText('Until'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Goes out')));
});

it('keeps the lists of its fields inside, where screen readers look', async () => {
  const user = userEvent.setup();
  await renderInApp(
    <Dialog opened title="Address" onClose={() => {}}>
      <Select label="State" data={['Ontario', 'Quebec']} />
    </Dialog>,
  );
  await user.click(screen.getByRole('combobox', { name: 'State' }));
  expect(dialog('Address').contains(await screen.findByRole('option', { name: 'Quebec' }))).toBe(true);
  await user.click(screen.getByRole('option', { name: 'Quebec' }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'State' }).value).toBe('Quebec');
});
