import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { chipsOf, textOfChips } from './placeholder-chip.ts';
import { RichText } from './rich-text.tsx';

const OFFERED = [{ name: 'agent.first_name', label: 'Advisor’s first name' }];

function Written({ start, told }: { readonly start: string; readonly told: string[] }) {
  const [html, setHtml] = useState(start);
  return (
    <>
      <RichText
        label="Text"
        value={html}
        onChange={(next) => {
          told.push(next);
          setHtml(next);
        }}
        placeholders={OFFERED}
      />
      <button type="button" onClick={() => setHtml(start)}>
        Back
      </button>
    </>
  );
}

it('keeps placeholders as they were written, those with a word for nobody too', () => {
  const names = new Set(['agent.first_name', 'contact.first_name']);
  const stored = '<p>Dear {{contact.first_name | default: "traveller"}}, {{ agent.first_name }} and {{unknown}}</p>';
  const shown = chipsOf(stored, names);
  expect(shown.match(/<span/g)).toHaveLength(2);
  expect(textOfChips(shown)).toBe(
    '<p>Dear {{contact.first_name | default: "traveller"}}, {{agent.first_name}} and {{unknown}}</p>',
  );
});

it('shows a placeholder by its name and leaves it as it was', async () => {
  const told: string[] = [];
  await renderInApp(<Written start="<p>Yours, {{agent.first_name}}</p>" told={told} />);
  const text = await screen.findByRole('textbox', { name: 'Text' });
  expect(text.textContent).toBe('Yours, Advisor’s first name');
  expect(told).toEqual([]);
});

it('says what stands in place of a placeholder of whom nothing is known', async () => {
  await renderInApp(<Written start="<p>Yours, {{agent.first_name|us all}}</p>" told={[]} />);
  const text = await screen.findByRole('textbox', { name: 'Text' });
  expect(text.textContent).toBe('Yours, Advisor’s first name · us all');
});

it('sets a link, says what is none, and takes what is put in its place from outside', async () => {
  const told: string[] = [];
  await renderInApp(<Written start="<p>Fjords</p>" told={told} />);
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  const address = screen.getByRole('textbox', { name: 'Link address' });
  await userEvent.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByText('Enter a web address, an email or a phone number.')).toBeDefined();
  await userEvent.clear(address);
  await userEvent.type(address, 'fjords.example{Enter}');
  await waitFor(() => expect(told.at(-1)).toContain('<a href="https://fjords.example">fjords.example</a>'));
  expect(screen.queryByRole('textbox', { name: 'Link address' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(text.textContent).toBe('Fjords'));
});
