import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { describeFailure } from '../../../ui/feedback/describe-failure.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import { useFailureWords } from '../../../ui/feedback/use-failure-words.ts';
import { sendPicture, useAgencyChanged } from '../api.ts';
import { FIELD, isCropped, type PictureKind, problemOf } from './picture.ts';

/** A chosen file, to be framed before it is sent. */
interface Chosen {
  readonly file: File;
  readonly source: string;
}

interface Sending {
  readonly file: File;
  /** Null for a drawing: one of three kilobytes can keep a browser busy for hours, so the server looks at it first. */
  readonly source: string | null;
  /** 0 before the first byte, then 1 to 100. */
  readonly percent: number;
}

interface Failed {
  readonly message: string;
  /** What is sent on another try; null for a file that no try makes right. */
  readonly file: File | null;
}

/** One of the two pictures: chosen, framed, sent with progress; a failure keeps what was chosen for another try. */
export function usePicture(kind: PictureKind, profile: number) {
  const t = useTranslations('agency.pictures');
  const feedback = useTranslations('ui.feedback');
  const words = useFailureWords();
  const changed = useAgencyChanged(profile);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const running = useRef<AbortController | null>(null);
  const sources = useRef(new Set<string>());
  useEffect(() => {
    const open = sources.current;
    return () => {
      running.current?.abort();
      for (const source of open) URL.revokeObjectURL(source);
    };
  }, []);
  const sourceOf = (file: File) => {
    const source = URL.createObjectURL(file);
    sources.current.add(source);
    return source;
  };
  const send = async (file: File) => {
    const abort = new AbortController();
    running.current?.abort();
    running.current = abort;
    setFailed(null);
    setSending({ file, source: isCropped(file) ? sourceOf(file) : null, percent: 0 });
    const onProgress = (fraction: number) =>
      setSending((now) => now && { ...now, percent: Math.max(now.percent, 1, Math.round(fraction * 100)) });
    try {
      const saved = await sendPicture(profile, FIELD[kind], file, { signal: abort.signal, onProgress });
      toast.success({ title: feedback('successTitle'), message: feedback('changesSaved') });
      changed(saved);
    } catch (error) {
      if (abort.signal.aborted) return;
      const refused = isApiError(error) && [400, 413].includes(error.status);
      const said = isApiError(error, 400) ? error.fields[FIELD[kind]]?.join(' ') : undefined;
      setFailed({ message: said ?? describeFailure(error, words).message, file: refused ? null : file });
    }
    if (running.current === abort) {
      running.current = null;
      setSending(null);
    }
  };
  return {
    chosen,
    sending,
    failed,
    choose: (file: File) => {
      const problem = problemOf(kind, file);
      if (problem !== null) setFailed({ message: t(`problem.${problem}`), file: null });
      else if (!isCropped(file)) void send(file);
      else {
        setFailed(null);
        setChosen({ file, source: sourceOf(file) });
      }
    },
    /** The dialog is left, with the part that was framed or without. */
    framed: (part: File | null) => {
      setChosen(null);
      if (part !== null) void send(part);
    },
    again: () => failed?.file && void send(failed.file),
    dismiss: () => setFailed(null),
    cancel: () => {
      running.current?.abort();
      running.current = null;
      setSending(null);
    },
  };
}
export type Picture = ReturnType<typeof usePicture>;
