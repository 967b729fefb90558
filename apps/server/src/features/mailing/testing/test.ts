import { test as base } from '../../../testing/test.ts';
import { readsIntake } from './reads-intake.ts';
import { sentNewsletters } from './sent-newsletters.ts';

/** What a test of what came of newsletters may ask for: some that are out, and the mailbox that what comes back is read from. */
export const test = base
  .extend('news', ({ app }) => sentNewsletters(app))
  .extend('back', async ({ app }, { onCleanup }) => {
    const back = await readsIntake(app);
    onCleanup(() => back.stop());
    return back;
  });
