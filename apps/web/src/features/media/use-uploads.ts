import { useQueryClient } from '@tanstack/react-query';
import { UPLOAD_DONE_MS, VIDEO_MAX_SECONDS } from '@waypost/contract/media';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../platform/api/api-error.ts';
import { useProfile, useSession } from '../../platform/session/use-session.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { libraryKey, uploadFile } from './api.ts';
import type { FileKind, LibraryFile } from './library-file.ts';
import { readVideo } from './read-video.ts';
import { checkFile, type FileProblem, kindOfFile, nameOfFile, reduceUploads } from './upload.ts';

interface Job {
  readonly file: File;
  readonly kind: FileKind;
  readonly description: string;
  readonly preview: string;
  readonly abort: AbortController;
}

/** A file that was not sent: no server would take it. */
export interface RefusedFile {
  readonly key: string;
  readonly name: string;
  readonly problem: FileProblem;
}

interface Options {
  readonly onUploaded: (file: LibraryFile) => void;
  /** How long a finished upload stays in sight (MEDIA-017); 0 where the picture itself takes its place. */
  readonly lingerMs?: number;
}

let counter = 0;

function useUploadTexts() {
  const upload = useTranslations('media.upload');
  const errors = useTranslations('media.errors');
  const feedback = useTranslations('ui.feedback');
  return {
    failed: (kind: FileKind, detail: string | null) =>
      toast.error({
        title: upload('failedToastTitle'),
        message:
          kind === 'video'
            ? (detail ?? upload('failedToastVideo'))
            : [upload('failedToast'), detail].filter(Boolean).join('\n'),
      }),
    done: (kind: FileKind) =>
      toast.success({ title: feedback('successTitle'), message: upload(kind === 'video' ? 'doneVideo' : 'done') }),
    videoTooLong: () => errors('videoTooLong', { minutes: VIDEO_MAX_SECONDS / 60 }),
  };
}

/** What keeps this file out, the day's quota and a missing ffmpeg included; anything else keeps the general text. */
const TOLD: readonly number[] = [400, 413, 429, 503];

/** What the file itself is to blame for. */
const FINAL: readonly number[] = [400, 413];
const isFinal = (error: unknown): boolean => isApiError(error) && FINAL.includes(error.status);

function reasonOf(error: unknown, kind: FileKind): string | null {
  if (!isApiError(error) || !TOLD.includes(error.status)) return null;
  return error.fields[kind]?.join(' ') ?? error.userMessage ?? null;
}

/** Uploads with progress, several at once; each can be tried again or taken away. */
export function useUploads({ onUploaded, lingerMs = UPLOAD_DONE_MS }: Options) {
  const { pk } = useProfile();
  const { takes_videos: takesVideos } = useSession();
  const queryClient = useQueryClient();
  const texts = useUploadTexts();
  const [uploads, dispatch] = useReducer(reduceUploads, []);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const jobs = useRef(new Map<string, Job>());

  useEffect(() => {
    const running = jobs.current;
    return () => {
      for (const { abort, preview } of running.values()) {
        abort.abort();
        URL.revokeObjectURL(preview);
      }
      running.clear();
    };
  }, []);

  const remove = (key: string) => {
    const job = jobs.current.get(key);
    job?.abort.abort();
    if (job) URL.revokeObjectURL(job.preview);
    jobs.current.delete(key);
    dispatch({ type: 'removed', key });
  };

  /** `before`: what was chosen before this one, so that all come in the order in which they were chosen. */
  const run = async (key: string, before: Promise<void> = Promise.resolve()) => {
    const job = jobs.current.get(key);
    if (!job) return;
    const { file, kind, description, abort } = job;
    // A refusal is told where the file stands; a toast would cover that and say it twice.
    const fail = (reason: string | null, final: boolean) => {
      dispatch({ type: 'failed', key, reason, final });
      if (!final) texts.failed(kind, reason);
    };
    try {
      // Told before hundreds of megabytes are sent for nothing.
      const video = kind === 'video' ? await readVideo(file) : null;
      if (abort.signal.aborted) return;
      if (video !== null && video.seconds > VIDEO_MAX_SECONDS + 1) return fail(texts.videoTooLong(), true);
      const stored = await uploadFile({
        profile: pk,
        file,
        kind,
        description,
        signal: abort.signal,
        onProgress: (fraction) => dispatch({ type: 'progress', key, fraction }),
      });
      dispatch({ type: 'done', key });
      texts.done(kind);
      await before;
      onUploaded(stored);
      void queryClient.invalidateQueries({ queryKey: libraryKey(pk) });
      if (lingerMs === 0) remove(key);
      else setTimeout(() => remove(key), lingerMs);
    } catch (error) {
      if (!abort.signal.aborted) fail(reasonOf(error, kind), isFinal(error));
    }
  };

  /** Keeps what may be sent; the rest is named with its reason until somebody has read it. */
  const accept = (files: readonly File[]): File[] => {
    const problems = files.map((file) => checkFile(file, takesVideos));
    const found = files.flatMap(({ name }, at): RefusedFile[] => {
      const problem = problems[at] ?? null;
      counter += 1;
      return problem === null ? [] : [{ key: `refused-${counter}`, name, problem }];
    });
    if (found.length > 0) setRefused((before) => [...before, ...found]);
    return files.filter((_, at) => problems[at] === null);
  };
  const dismiss = (key: string) => setRefused((before) => before.filter((one) => one.key !== key));

  const start = (files: readonly File[]) => {
    let before: Promise<void> = Promise.resolve();
    for (const file of accept(files)) {
      counter += 1;
      const key = `upload-${counter}`;
      const preview = URL.createObjectURL(file);
      const kind = kindOfFile(file);
      jobs.current.set(key, { file, kind, description: nameOfFile(file), preview, abort: new AbortController() });
      dispatch({ type: 'added', uploads: [{ key, name: file.name, kind, preview }] });
      before = run(key, before);
    }
  };

  const retry = (key: string) => {
    dispatch({ type: 'retried', key });
    void run(key);
  };

  return { uploads, busy: uploads.some(({ phase }) => phase === 'sending'), start, retry, remove, refused, dismiss };
}

export type Uploads = ReturnType<typeof useUploads>;
