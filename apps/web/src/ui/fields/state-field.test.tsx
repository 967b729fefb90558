import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { StateField } from './state-field.tsx';

const ONTARIO = [
  { code: 'ON', label: 'Ontario' },
  { code: 'QC', label: 'Quebec' },
];

function Form({
  states,
  begins,
  typed,
}: Pick<Parameters<typeof StateField>[0], 'states' | 'typed'> & { begins: string }) {
  const [value, setValue] = useState<string | null>(begins);
  return (
    <>
      <StateField label="Province" states={states} typed={typed} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it('leaves Escape to its dialog, and opens by an arrow or a letter', async () => {
  const onClose = vi.fn();
  await renderInApp(
    <Dialog opened onClose={onClose} title="Address">
      <Form states={ONTARIO} begins="ON" />
    </Dialog>,
  );
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Province' });
  field.focus();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('is typed where its country has no list, or asks for nothing there; one that is gone from the list is read', async () => {
  await renderInApp(<Form states={ONTARIO} begins="NL" />);
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'NL');
  cleanup();
  await renderInApp(<Form states={[]} typed={{ maxLength: 20, autoComplete: 'off' }} begins="" />);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Province' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Province' }), 'Bavaria');
  expect(screen.getByRole('status').textContent).toBe('Bavaria');
  cleanup();
  await renderInApp(<Form states={[]} begins="" />);
  expect(screen.getByRole('combobox')).toHaveProperty('disabled', true);
});
