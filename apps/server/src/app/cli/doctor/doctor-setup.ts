import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../platform/config/config.ts';
import { homeHolder } from '../../supervisor/home-lock.ts';
import { type Finding, reason } from './finding.ts';

const lowDiskBytes = 2 * 1024 ** 3;

export async function checkSetup(config: Config): Promise<Finding[]> {
  const holder = homeHolder(config.home);
  const keys = config.encryptionKeys.map((key) => key.id).join(', ');
  return [
    { state: 'ok', subject: 'runtime', text: `Node ${process.versions.node}` },
    {
      state: 'note',
      subject: 'mode',
      text: config.mode === 'sandbox' ? 'sandbox: nothing leaves this computer' : 'live',
    },
    {
      state: 'note',
      subject: 'program',
      text: holder ? `runs (pid ${holder.pid}, ${holder.url})` : 'not running from this folder',
    },
    { state: 'note', subject: 'public address', text: holder?.url ?? config.publicUrl },
    { state: 'ok', subject: 'encryption keys', text: `${keys} (the first is active)` },
    await checkHome(config.home),
  ];
}

async function checkHome(home: string): Promise<Finding> {
  const subject = 'data folder';
  try {
    await mkdir(home, { recursive: true });
    await access(home, constants.W_OK);
    const { bavail, bsize } = await statfs(home);
    const free = bavail * bsize;
    const text = `${home} (${(free / 1024 ** 3).toFixed(1)} GiB free)`;
    return { state: free < lowDiskBytes ? 'warn' : 'ok', subject, text };
  } catch (error) {
    return { state: 'fail', subject, text: `${home}: ${reason(error)}` };
  }
}

/** Writes and removes a file, as an upload does. */
export async function checkStorage({ storage }: Config): Promise<Finding[]> {
  const subject = 'media storage';
  const name = `doctor-${randomUUID()}`;
  if (storage.kind === 'disk') {
    try {
      await mkdir(storage.dir, { recursive: true });
      await writeFile(path.join(storage.dir, name), 'x');
      await rm(path.join(storage.dir, name));
      return [{ state: 'ok', subject, text: `${storage.dir} can be written` }];
    } catch (error) {
      return [{ state: 'fail', subject, text: `${storage.dir}: ${reason(error)}` }];
    }
  }
  const where = `s3://${storage.bucket} (${storage.endpoint ?? storage.region})`;
  const { S3Client, PutObjectCommand, DeleteObjectCommand } = await import('@aws-sdk/client-s3');
  const { accessKeyId, secretAccessKey } = storage;
  const client = new S3Client({
    region: storage.region,
    ...(storage.endpoint && { endpoint: storage.endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    maxAttempts: 1,
  });
  const object = { Bucket: storage.bucket, Key: storage.prefix ? `${storage.prefix}/${name}` : name };
  try {
    await client.send(new PutObjectCommand({ ...object, Body: 'x' }));
    await client.send(new DeleteObjectCommand(object));
    return [{ state: 'ok', subject, text: `${where} can be written` }];
  } catch (error) {
    return [{ state: 'fail', subject, text: `${where}: ${reason(error)}` }];
  } finally {
    client.destroy();
  }
}
