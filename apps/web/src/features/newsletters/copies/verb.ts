import { useQueryClient } from '@tanstack/react-query';
import type { NewsletterDetail } from '@waypost/contract/newsletters';
import { type ActionOptions, useAction } from '../../../ui/feedback/use-action.ts';
import { putNewsletter, readNewslettersAgain } from './api.ts';

type Verb<Input> = Pick<ActionOptions<Input, NewsletterDetail>, 'run' | 'success' | 'failure' | 'handleFailure'> & {
  readonly onSuccess?: (newsletter: NewsletterDetail) => void;
};

/** One verb on one newsletter: what it answers stands at once. A refusal means that it is not what the screen shows. */
export function useVerb<Input = void>({ onSuccess, ...options }: Verb<Input>) {
  const queries = useQueryClient();
  return useAction<Input, NewsletterDetail>({
    ...options,
    onSuccess: (newsletter) => {
      putNewsletter(queries, newsletter);
      onSuccess?.(newsletter);
    },
    onFailure: () => void readNewslettersAgain(queries),
  });
}

export type Done = (newsletter: NewsletterDetail) => void;
