import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './paths.ts';
import type { StorageConfig } from './types.ts';

const expected =
  'must be a folder, file:///folder, or s3://bucket/prefix?region=eu-west-1 (endpoint= for a server that is not AWS; keys as s3://id:secret@bucket)';

/** Where media live: a folder on disk, or a bucket of an S3-compatible server. */
export function parseStorageUrl(value: string): StorageConfig {
  if (!/^[a-z][a-z0-9+.-]+:/i.test(value)) return { kind: 'disk', dir: path.resolve(projectRoot, value) };
  const url = URL.parse(value);
  if (url?.protocol === 'file:') return { kind: 'disk', dir: fileURLToPath(url) };
  const region = url?.searchParams.get('region');
  if (url?.protocol !== 's3:' || !url.hostname || !region) throw new Error(expected);
  if (Boolean(url.username) !== Boolean(url.password)) throw new Error(expected);
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) throw new Error(expected);
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    kind: 's3',
    bucket: url.hostname,
    region,
    ...(endpoint && { endpoint }),
    ...(prefix && { prefix }),
    ...(url.username && {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    }),
  };
}
