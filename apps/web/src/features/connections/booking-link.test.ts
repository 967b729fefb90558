import { expect, it } from 'vitest';
import { withScheme } from './booking-link.ts';

it('adds https:// only where no scheme stands', () => {
  expect(withScheme('calendly.com/marina')).toBe('https://calendly.com/marina');
  expect(withScheme('HTTP://calendly.com/marina')).toBe('HTTP://calendly.com/marina');
  expect(withScheme('https://calendly.com/marina')).toBe('https://calendly.com/marina');
  expect(withScheme('   ')).toBeNull();
});
