import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/render.tsx';
import { UploadTile } from './upload-tile.tsx';

it('names the file that did not arrive, says why, and offers to try again or to leave it', async () => {
  const [retry, remove] = [vi.fn(), vi.fn()];
  const upload = {
    key: 'upload-1',
    name: 'harbour.jpg',
    kind: 'image',
    preview: '',
    phase: 'failed',
    progress: 0,
    reason: null,
    final: false,
  } as const;
  await renderInApp(<UploadTile upload={upload} onRetry={retry} onRemove={remove} />);
  expect(screen.getByRole('alert').textContent).toMatch(/^harbour\.jpg Upload failed\. Please try again\./);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect([retry.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
});
