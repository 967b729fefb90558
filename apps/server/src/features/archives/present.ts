import type { Archive } from '@waypost/contract/archives';
import { wireTime } from '../../platform/http/index.ts';
import type { ArchiveRow } from './store.ts';

export function present(row: ArchiveRow | null): { archive: Archive | null } {
  if (row === null) return { archive: null };
  const { id, ready_at, failed_at, files, files_total, bytes } = row;
  return {
    archive: {
      id,
      state: ready_at !== null ? 'ready' : failed_at !== null ? 'failed' : 'making',
      percent: files_total === 0 ? 0 : Math.min(100, Math.floor((files / files_total) * 100)),
      bytes,
      asked: wireTime(row.created_at),
      until: wireTime(row.expires_at),
    },
  };
}
