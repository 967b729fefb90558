import { useQueryClient } from '@tanstack/react-query';
import { type ProfileImage, UPLOAD_DONE_MS } from '@waypost/contract';
import { useEffect, useReducer, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../platform/api/api-error.ts';
import { useProfile } from '../../platform/session/use-session.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { libraryKey, uploadImage } from './api.ts';
import { checkFile, reduceUploads } from './upload.ts';

interface Job {
  readonly file: File;
  readonly description: string;
  readonly preview: string;
  readonly abort: AbortController;
}

interface Options {
  readonly onUploaded: (image: ProfileImage) => void;
  /** How long a finished upload stays in sight (MEDIA-017); 0 where the picture itself takes its place. */
  readonly lingerMs?: number;
}

let counter = 0;

function useUploadTexts() {
  const upload = useTranslations('media.upload');
  const errors = useTranslations('media.errors');
  const feedback = useTranslations('ui.feedback');
  return {
    refused: (problem: 'wrongType' | 'tooLarge') =>
      toast.error({ title: upload(`${problem}Title`), message: errors(problem) }),
    failed: (detail: string | null) =>
      toast.error({
        title: upload('failedToastTitle'),
        message: [upload('failedToast'), detail].filter(Boolean).join('\n'),
      }),
    done: () => toast.success({ title: feedback('successTitle'), message: upload('done') }),
  };
}

/** What the server says about the picture itself; anything else keeps the general text. */
function reasonOf(error: unknown): string | null {
  if (!isApiError(error)) return null;
  if (error.status !== 400 && error.status !== 413) return null;
  return error.fields.image?.join(' ') ?? error.userMessage ?? null;
}

/** Uploads with progress, several at once; each can be tried again or taken away. */
export function useUploads({ onUploaded, lingerMs = UPLOAD_DONE_MS }: Options) {
  const { pk } = useProfile();
  const queryClient = useQueryClient();
  const texts = useUploadTexts();
  const [uploads, dispatch] = useReducer(reduceUploads, []);
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

  const run = async (key: string) => {
    const job = jobs.current.get(key);
    if (!job) return;
    try {
      const image = await uploadImage({
        profile: pk,
        file: job.file,
        description: job.description,
        signal: job.abort.signal,
        onProgress: (fraction) => dispatch({ type: 'progress', key, fraction }),
      });
      dispatch({ type: 'done', key });
      texts.done();
      onUploaded(image);
      void queryClient.invalidateQueries({ queryKey: libraryKey(pk) });
      if (lingerMs === 0) remove(key);
      else setTimeout(() => remove(key), lingerMs);
    } catch (error) {
      if (job.abort.signal.aborted) return;
      const reason = reasonOf(error);
      dispatch({ type: 'failed', key, reason });
      texts.failed(reason);
    }
  };

  /** Says why a file is refused and keeps the rest. */
  const accept = (files: readonly File[]): File[] =>
    files.filter((file) => {
      const problem = checkFile(file);
      if (problem) texts.refused(problem);
      return problem === null;
    });

  const start = (files: readonly File[], description = '') => {
    for (const file of accept(files)) {
      counter += 1;
      const key = `upload-${counter}`;
      const preview = URL.createObjectURL(file);
      jobs.current.set(key, { file, description, preview, abort: new AbortController() });
      dispatch({ type: 'added', uploads: [{ key, name: file.name, preview }] });
      void run(key);
    }
  };

  const retry = (key: string) => {
    dispatch({ type: 'retried', key });
    void run(key);
  };

  return { uploads, busy: uploads.some(({ phase }) => phase === 'sending'), accept, start, retry, remove };
}

export type Uploads = ReturnType<typeof useUploads>;
