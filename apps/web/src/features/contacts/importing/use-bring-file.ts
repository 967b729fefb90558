import { type ContactImport, type ContactList, IMPORT_MAX_BYTES } from '@waypost/contract/contacts';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldError, isApiError } from '../../../platform/api/api-error.ts';
import { describeFailure } from '../../../ui/feedback/describe-failure.ts';
import { useFailureWords } from '../../../ui/feedback/use-failure-words.ts';
import { problemOf } from './file-problem.ts';
import { bringFile } from './import-api.ts';

interface Sending {
  readonly name: string;
  /** 1 to 100; at 100 the server reads it. */
  readonly percent: number;
}
interface Failed {
  readonly name: string;
  readonly message: string;
  /** What is sent on another try; null for a file that no try makes right. */
  readonly file: File | null;
}

/** One file on its way; what fails stays for another try. */
export function useBringFile(list: ContactList, onBrought: (made: ContactImport) => void) {
  const t = useTranslations('contacts.importing.file');
  const words = useFailureWords();
  const [sending, setSending] = useState<Sending | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const { name } = file;
    const abort = new AbortController();
    running.current?.abort();
    running.current = abort;
    setFailed(null);
    setSending({ name, percent: 1 });
    const onProgress = (fraction: number) =>
      setSending((now) => now && { ...now, percent: Math.max(now.percent, Math.round(fraction * 100)) });
    try {
      const made = await bringFile(list, file, { signal: abort.signal, onProgress });
      onBrought(made);
    } catch (error) {
      if (abort.signal.aborted) return;
      const wrong = fieldError(error, 'file');
      const final = wrong !== undefined || isApiError(error, 413);
      setFailed({ name, message: wrong ?? describeFailure(error, words).message, file: final ? null : file });
    }
    if (running.current === abort) setSending(null);
  };
  return {
    sending,
    failed,
    choose(files: readonly File[]) {
      const [file, second] = files;
      if (file === undefined) return;
      const problem = problemOf(file);
      const limit = { size: IMPORT_MAX_BYTES / 1024 ** 2 };
      if (second !== undefined) setFailed({ name: file.name, message: t('several'), file: null });
      else if (problem !== null) setFailed({ name: file.name, message: t(problem, limit), file: null });
      else void send(file);
    },
    again: () => failed?.file && void send(failed.file),
    cancel() {
      running.current?.abort();
      setSending(null);
    },
  };
}
