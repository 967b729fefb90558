import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteProfileImage, listProfileImages, UPLOAD_MAX_BYTES, uploadProfileImage } from '@waypost/contract/media';
import { expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../testing/api.ts';
import { listed, profile } from '../../testing/fixtures.ts';
import { renderInApp } from '../../testing/render.tsx';
import type { LibraryFile } from './library-file.ts';
import { MediaPicker } from './media-picker.tsx';

const image = (id: number, description: string) => ({
  id,
  image: `/media/${id}.jpg`,
  image_url: `/media/${id}.jpg`,
  thumbnail_url: `/media/${id}.jpg`,
  width: 640,
  height: 480,
  description,
  created: '2026-11-22T09:00:00Z',
});

it('uploads chosen files at once, names them by their files, and takes all of them', async () => {
  signedIn({ profile: profile(), permissions: ['accounts.custom_images'] });
  answer(listProfileImages, listed());
  let stored = 0;
  // The first one takes longer than the second.
  const second = Promise.withResolvers<void>();
  answer(uploadProfileImage, async () => {
    stored += 1;
    const mine = stored;
    if (mine === 1) await second.promise;
    else second.resolve();
    // The third is in the library already.
    return image(Math.min(mine, 2), `File ${mine}`);
  });
  let used: readonly LibraryFile[] = [];
  const user = userEvent.setup();
  await renderInApp(
    <MediaPicker
      onClose={() => {}}
      onUse={(files) => {
        used = files;
      }}
    />,
  );
  await user.click(await screen.findByRole('tab', { name: 'Upload' }));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('nowhere to choose files');
  const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
  await user.upload(input, [file('fjord_at-dawn.jpg'), file('harbour.jpg')]);
  const use = screen.getByRole<HTMLButtonElement>('button', { name: 'Use selected' });
  await screen.findByText('2 images selected');
  await user.upload(input, [file('harbour.jpg')]);
  await waitFor(() => expect(stored).toBe(3));
  await screen.findByText('2 images selected');
  await waitFor(() => expect(use.disabled).toBe(false));
  await user.click(use);
  expect(used.map(({ id }) => id)).toEqual([1, 2]);
  const sent = asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent[0]).toContain('fjord at dawn');
});

it('goes on at the next file when one is deleted, and at the whole library when it was the last with that name', async () => {
  signedIn({ profile: profile(), permissions: ['accounts.custom_images'] });
  let stored = [image(1, 'Fjord'), image(2, 'Harbour'), image(3, 'Palms')];
  answer(listProfileImages, ({ url }) => {
    const name = new URL(url, 'http://x').searchParams.get('search') ?? '';
    const results = stored.filter(({ description }) => description.includes(name));
    return { count: results.length, next: null, previous: null, results };
  });
  answer(deleteProfileImage, ({ url }) => {
    stored = stored.filter(({ id }) => !url.endsWith(`/${id}/`));
    return undefined;
  });
  await renderInApp(<MediaPicker onClose={() => {}} onUse={() => {}} />);
  const remove = async (name: RegExp) => {
    const item = (await screen.findByRole('button', { name })).closest('li');
    await userEvent.click(within(item as HTMLElement).getByRole('button', { name: 'Delete image' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  };
  const focused = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toContain(name));
  await remove(/^Harbour/);
  await focused('Palms');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'Palms');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Fjord/ })).toBeNull());
  await remove(/^Palms/);
  await focused('Fjord');
  expect(screen.queryByText('Nothing has this name.')).toBeNull();
  await remove(/^Fjord/);
  await focused('Choose files');
});

it('keeps naming the files that it refused, with their reasons, until they are dismissed', async () => {
  signedIn({ profile: profile(), permissions: ['accounts.custom_images'] });
  answer(listProfileImages, listed());
  const user = userEvent.setup({ applyAccept: false });
  await renderInApp(<MediaPicker onClose={() => {}} onUse={() => {}} />);
  await user.click(await screen.findByRole('tab', { name: 'Upload' }));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('nowhere to choose files');
  const large = new File(['x'], 'harbour.jpg', { type: 'image/jpeg' });
  Object.defineProperty(large, 'size', { value: UPLOAD_MAX_BYTES + 1 });
  await user.upload(input, [new File(['x'], 'fares.pdf', { type: 'application/pdf' }), large]);
  const told = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(told()).toEqual([
    'Invalid File fares.pdf: Please select a valid image (JPG, PNG, GIF) file.',
    'File Too Large harbour.jpg: File size must be less than 10MB.',
  ]);
  await user.click(screen.getByRole('button', { name: 'Close: fares.pdf' }));
  expect(told()).toEqual(['File Too Large harbour.jpg: File size must be less than 10MB.']);
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('offers another try after a failure and none after a refusal, which is told once', async () => {
  signedIn({ profile: profile(), permissions: ['accounts.custom_images'] });
  answer(listProfileImages, listed());
  answer(uploadProfileImage, () => refuse(400, { image: ['This file is no image.'] }));
  const user = userEvent.setup();
  await renderInApp(<MediaPicker onClose={() => {}} onUse={() => {}} />);
  await user.click(await screen.findByRole('tab', { name: 'Upload' }));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('nowhere to choose files');
  await user.upload(input, new File(['x'], 'broken.jpg', { type: 'image/jpeg' }));
  expect((await screen.findByRole('alert')).textContent).toBe('broken.jpg This file is no image.Remove');
  expect(screen.queryByText('Upload Error')).toBeNull();
  fireEvent.error(screen.getByRole('img', { name: 'Preview of broken.jpg' }));
  expect(screen.getByRole('img', { name: 'Preview of broken.jpg' }).tagName).toBe('SPAN');
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Remove' }));
  answer(uploadProfileImage, () => refuse(500));
  await user.upload(input, new File(['x'], 'harbour.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('button', { name: 'Try again' });
  await screen.findByText('Upload Error');
});
