import { toast } from '../../../../ui/feedback/toasts.ts';

/** What stayed as it was, each with its reason. */
export function tellSkipped(
  { skipped }: { readonly skipped: readonly { readonly reason: string }[] },
  title: string,
): void {
  if (skipped.length > 0) toast.error({ title, message: [...new Set(skipped.map(({ reason }) => reason))].join('\n') });
}
