import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { SocialApp } from '@waypost/contract/networks';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signedIn } from '../../../testing/api.ts';
import { application } from '../../../testing/fixtures.ts';
import { renderInApp } from '../../../testing/render.tsx';
import type { ConnectedApp } from '../../connections/index.ts';
import { type DraftContent, emptyContent } from '../draft/draft-content.ts';
import LinkPart from '../link/link-part.tsx';
import type { LinkPage } from '../link/use-link-page.ts';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { ExtrasCard } from './extras-card.tsx';
import { PlaceholderButton } from './placeholder-button.tsx';
import { OwnTextsSwitch, TextFields, useTextFields } from './text-fields.tsx';

const connected = (app: SocialApp, pageName: string): ConnectedApp => ({
  app,
  application: application({
    installed: true,
    connected: true,
    data: {
      name: pageName,
      image: null,
      page_id: app,
      organization_urn: null,
      is_feed: null,
      followers: null,
      expires_at: null,
      days_left: null,
      late_after_minutes: 120,
    },
  }),
  pageId: app,
  pageName,
  pageImage: null,
});
const apps = [
  connected('facebook', 'Blue Fjord'),
  connected('instagram', '@bluefjord'),
  connected('linkedin', 'Marina Duval'),
];

const page: LinkPage = {
  reading: false,
  preview: { link: 'https://fjord.example/alaska', title: 'Alaska, small ships', description: null, image: null },
};

function Desk({ start }: { readonly start: DraftContent }) {
  const [content, setContent] = useState(start);
  const [chosen, choose] = useState<SocialApp | null>(null);
  const change = (part: Partial<DraftContent>) => setContent((before) => ({ ...before, ...part }));
  const fields = useTextFields(content, change, choose);
  return (
    <>
      <OwnTextsSwitch content={content} onChange={change} />
      <TextFields fields={fields} signature={null} />
      <PlaceholderButton values={{ 'agent.first_name': 'Marina' }} onPick={fields.insert} />
      <button type="button" onClick={() => fields.insert('#')}>
        Hashtag
      </button>
      <LinkPart content={content} onChange={change} page={page} />
      <ExtrasCard
        firstComment={content.firstComment}
        applications={content.applications}
        onChange={change}
        placeholders={undefined}
      />
      <PreviewPanel
        content={content}
        video={null}
        apps={apps}
        signature={null}
        page={page}
        chosen={chosen}
        onChoose={choose}
      />
    </>
  );
}

const desk = (chosen: readonly SocialApp[], change: Partial<DraftContent> = {}) =>
  renderInApp(<Desk start={{ ...emptyContent(chosen), message: 'Alaska by sea', ...change }} />);
const preview = () => within(screen.getByRole('article'));
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => signedIn());
afterEach(cleanup);

it('offers texts per network only where there are several', async () => {
  await desk(['facebook']);
  expect(screen.queryByRole('switch')).toBeNull();
});

it('opens one field per chosen network, each starting with the message, and shows its text in its preview', async () => {
  await desk(['facebook', 'linkedin']);
  fireEvent.click(screen.getByRole('switch', { name: 'Different text per network' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text for Facebook').value).toBe('Alaska by sea');
  expect(screen.queryByLabelText('Text for Instagram')).toBeNull();
  fireEvent.focus(screen.getByLabelText('Text for LinkedIn'));
  write('Text for LinkedIn', 'Small ships');
  expect(preview().getByText('Small ships')).toBeDefined();
  expect(preview().getByText('Profile')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Facebook' }));
  expect(preview().getByText('Alaska by sea')).toBeDefined();
  expect(screen.getByText(/^11 \/ 3,000/)).toBeDefined();
});

it('inserts where the person last wrote', async () => {
  await desk(['facebook', 'linkedin'], { ownTexts: true });
  fireEvent.focus(screen.getByLabelText('Text for LinkedIn'));
  fireEvent.click(screen.getByText('Hashtag'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text for LinkedIn').value).toContain('#');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text for Facebook').value).toBe('Alaska by sea');
});

it('inserts what the profile fills in at the caret, in the text and in the first comment', async () => {
  await desk(['facebook']);
  const text = screen.getByLabelText<HTMLTextAreaElement>('Text');
  text.setSelectionRange(7, 7);
  const [ofText, ofComment] = screen.getAllByRole('button', { name: 'Insert a field of your profile' });
  if (!ofText || !ofComment) throw new Error('there is no menu');
  fireEvent.click(ofText);
  const phone = await screen.findByRole<HTMLButtonElement>('menuitem', { name: /^Phone/ });
  expect([phone.disabled, phone.textContent]).toEqual([true, 'PhoneNot in your profile yet']);
  fireEvent.click(screen.getByRole('menuitem', { name: 'First name Marina' }));
  expect(text.value).toBe('Alaska {{agent.first_name}}by sea');
  fireEvent.click(ofComment);
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Booking link/ }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('First comment').value).toBe('{{booking_link}}');
});

it('has one preview per chosen network', async () => {
  await desk(['instagram', 'linkedin']);
  expect(screen.getAllByRole('radio').map((tab) => tab.getAttribute('value'))).toEqual(['instagram', 'linkedin']);
});

it('shows no link on Instagram, says so, and shows it on LinkedIn', async () => {
  await desk(['instagram', 'linkedin'], { link: 'fjord.example/alaska' });
  expect(screen.getByText(/Instagram doesn’t show links: add an image of your own/)).toBeDefined();
  expect(screen.getByText(/This page has no preview image/)).toBeDefined();
  expect(preview().getAllByText('@bluefjord')).toHaveLength(2);
  expect(preview().queryByText(/fjord\.example/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'LinkedIn' }));
  expect(preview().getByText('Alaska, small ships')).toBeDefined();
});

it('folds a long text on LinkedIn until the rest is asked for', async () => {
  await desk(['linkedin'], { message: 'One\nTwo\nThree\nFour' });
  expect(preview().queryByText(/Four/)).toBeNull();
  fireEvent.click(preview().getByRole('button', { name: '…more' }));
  expect(preview().getByText(/Four/)).toBeDefined();
});

it('says what LinkedIn takes as a first comment, and counts to it', async () => {
  await desk(['facebook', 'linkedin']);
  expect(screen.getByText(/LinkedIn allows up to 1,250 characters/)).toBeDefined();
  write('First comment', 'a'.repeat(1_251));
  expect(screen.getByText(/1,251 \/ 1,250/)).toBeDefined();
});
