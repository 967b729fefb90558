import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../../../', import.meta.url);
const serverFolders = ['apps/server/src', 'packages/contract/src', 'packages/i18n/src'];
const webFolders = ['apps/web/src', 'packages/contract/src', 'packages/i18n/src'];

export type SourceChange = { server: boolean; web: boolean };

/** Reports changed sources, one call for the many events of one save. */
export function watchSources(onChange: (change: SourceChange) => void): () => void {
  let pending: SourceChange = { server: false, web: false };
  let timer: NodeJS.Timeout | undefined;
  const follow = (folder: string, side: keyof SourceChange) =>
    watch(fileURLToPath(new URL(folder, root)), { recursive: true }, (_event, file) => {
      if (!file || !/\.(tsx?|css|json)$/.test(file) || /\.test\.tsx?$/.test(file)) return;
      pending[side] = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const change = pending;
        pending = { server: false, web: false };
        onChange(change);
      }, 150);
    });
  const watchers = [
    ...serverFolders.map((folder) => follow(folder, 'server')),
    ...webFolders.map((folder) => follow(folder, 'web')),
  ];
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
