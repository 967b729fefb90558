import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('asks once more for what was being read for the first time when something changed', async () => {
  const client = createQueryClient(() => undefined);
  const answers: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  };
  const list = new QueryObserver(client, { queryKey: ['list'], queryFn: read });
  const watching = list.subscribe(() => undefined);
  const again = client.invalidateQueries({ queryKey: ['list'] });
  expect(answers).toHaveLength(2);
  answers[0]?.resolve('as it was before');
  answers[1]?.resolve('as it is');
  await again;
  expect(list.getCurrentResult()).toMatchObject({ data: 'as it is', isSuccess: true });
  watching();
});

it('leaves alone what nobody looks at, and what is asked in advance', async () => {
  const client = createQueryClient(() => undefined);
  const answer = Promise.withResolvers<string>();
  const reading = client.fetchQuery({ queryKey: ['list'], queryFn: () => answer.promise });
  await client.invalidateQueries({ queryKey: ['list'] });
  answer.resolve('read');
  expect(await reading).toBe('read');
});
