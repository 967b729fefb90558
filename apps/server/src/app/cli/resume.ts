import { resumePublishing } from '../../features/posts/index.ts';
import { openDeps } from './open-deps.ts';
import { withDatabase } from './with-database.ts';

/** `npm run resume`: a person confirms that publishing may go on after an outage or on a copied installation. */
export async function resume(): Promise<void> {
  await withDatabase(async (config) => {
    const deps = openDeps(config, 'resume');
    try {
      await resumePublishing(deps.db, config);
    } finally {
      await deps.close();
    }
    console.log(`Publishing goes on, under ${config.publicUrl}.`);
  });
}
