import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedIn } from '../../../testing/api.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import { type ProblemKey, permissionKeys, problemKey } from './problem.ts';
import { ProblemNotice } from './problem-notice.tsx';

describe('the problem of the address', () => {
  it('is one of ours, told in the words of its network', () => {
    expect(problemKey('denied', 'facebook')).toBe('denied');
    expect(problemKey('page_missing', 'facebook')).toBe('page_missing');
    expect(problemKey('page_missing', 'linkedin')).toBe('profile_missing');
    expect(problemKey('<script>', 'facebook')).toBe('failed');
    expect(problemKey(undefined, 'facebook')).toBeNull();
  });

  it('names permissions once, and unknown ones as such', () => {
    expect(permissionKeys(['read_insights', 'made_up', 'made_up_too'])).toEqual(['read_insights', 'other']);
  });
});

describe('ProblemNotice', () => {
  let closed: number;
  beforeEach(() => {
    signedIn();
    closed = 0;
  });
  async function show(problem: ProblemKey, missing: readonly string[] = []) {
    const onClose = () => {
      closed += 1;
    };
    await renderOnPage(() => <ProblemNotice app="facebook" problem={problem} missing={missing} onClose={onClose} />);
    return screen.findByRole('alert');
  }

  it('names what was not given, and offers to ask again', async () => {
    const alert = await show('permissions', ['pages_manage_posts', 'read_insights']);
    expect(alert.textContent).toContain('publish posts on your Page and see your Page’s stats');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toBe(1);
  });

  it('asks nobody to try what only the people who run the installation can mend', async () => {
    await show('misconfigured');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
