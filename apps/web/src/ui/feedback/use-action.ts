import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { describeFailure } from './describe-failure.ts';
import { focusPage, isLeaving } from './focus-page.ts';
import { toast } from './toasts.ts';
import { useFailureWords } from './use-failure-words.ts';

export interface ActionOptions<Input, Result> {
  readonly run: (input: Input) => Promise<Result>;
  /** Text of the success toast; false for none. Default: 'Action successfully completed'. */
  readonly success?: string | false | ((result: Result, input: Input) => string | false);
  /** A named failure text ('Cannot delete post') becomes the first line of the error toast. */
  readonly failure?: string;
  /** Answers true when it has shown the failure itself, e.g. under the fields of a form. */
  readonly handleFailure?: (error: Error, input: Input) => boolean;
  readonly onSuccess?: (result: Result, input: Input) => unknown;
  readonly onFailure?: (error: Error, input: Input) => unknown;
  /** Reads to repeat afterwards. */
  readonly invalidate?: readonly QueryKey[];
}

/** One user action on the server: pending state, success toast, failure toast, callbacks (SHELL-049, 055 to 057). */
export function useAction<Input = void, Result = unknown>(options: ActionOptions<Input, Result>) {
  const t = useTranslations('ui.feedback');
  const words = useFailureWords();
  const queryClient = useQueryClient();
  // What went wrong the last time is over with the next: also where it waits to be shown.
  const told = useRef<() => void>(null);
  const mutation = useMutation<Result, Error, Input>({
    mutationFn: options.run,
    onMutate: () => told.current?.(),
    onSuccess: async (result, input) => {
      const { success } = options;
      const text = typeof success === 'function' ? success(result, input) : (success ?? t('done'));
      if (text !== false) toast.success({ title: t('successTitle'), message: text });
      await Promise.all((options.invalidate ?? []).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      await options.onSuccess?.(result, input);
    },
    onError: (error, input) => {
      const shown = options.handleFailure?.(error, input) ?? false;
      told.current = shown ? null : toast.error(describeFailure(error, words, options.failure));
      options.onFailure?.(error, input);
    },
  });
  // A button that works is off, and the browser then takes the focus from it: it gets it back, unless something else has it.
  const from = useRef<Element[]>(null);
  const pending = mutation.isPending;
  useLayoutEffect(() => {
    if (pending) from.current = isNowhere() ? null : placesOf(document.activeElement);
    else if (from.current !== null) {
      focusAgain(from.current);
      from.current = null;
    }
  }, [pending]);
  // What acted may go with what it acted on.
  useLayoutEffect(() => () => void (from.current !== null && queueMicrotask(() => isNowhere() && focusPage())), []);
  return { run: mutation.mutate, pending, error: mutation.error, result: mutation.data };
}

const isNowhere = (): boolean => document.activeElement === document.body;

/** Where somebody is, and the row that it stands in. */
const placesOf = (at: Element | null): Element[] => [at, at?.closest('li')].flatMap((place) => place ?? []);

/** To where it was; when that is gone, to what is left of its row, else to the page. */
function focusAgain([at, row]: readonly Element[]): void {
  for (const place of [at, row?.querySelector('button:not(:disabled)')])
    if (isNowhere() && place instanceof HTMLElement && !isLeaving(place)) place.focus();
  if (isNowhere()) focusPage();
}
