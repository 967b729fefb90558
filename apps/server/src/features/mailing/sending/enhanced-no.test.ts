import { expect, test } from 'vitest';
import { diagnose } from '../feedback/classify-bounce.ts';
import { classify } from './classify.ts';

const KIND = { address: 'hard', nobody: 'refused', mailbox: 'soft', refusal: 'soft' } as const;

/** What a server's no at once makes of a contact, in the words of a report. */
function atTheDoor(enhanced: string) {
  const verdict = classify({ kind: 'refused', stage: 'rcpt', reply: { code: 550, enhanced, text: 'No' } } as never);
  if (verdict.kind !== 'rejected') throw new Error(verdict.kind);
  return { bounce: KIND[verdict.about], weight: verdict.about === 'refusal' ? 2 : 1 };
}

test('A no means the same whether a server says it at once or a report does later', () => {
  for (const subject of [1, 2, 3, 4, 6, 7])
    for (let detail = 0; detail <= 28; detail += 1) {
      const code = `5.${subject}.${detail}`;
      expect({ code, ...atTheDoor(code) }).toEqual({ code, ...reported(code) });
    }
});

test('A code that names nothing is nearly hard in a report, and nothing of a mailbox at the door', () => {
  for (const code of ['5.0.0', '5.5.0', '5.5.4', '5.8.1']) {
    expect([code, atTheDoor(code)]).toEqual([code, { bounce: 'soft', weight: 1 }]);
    expect([code, reported(code)]).toEqual([code, { bounce: 'soft', weight: 2 }]);
  }
});

function reported(code: string) {
  const { bounce, weight } = diagnose(code, '');
  return { bounce, weight };
}
