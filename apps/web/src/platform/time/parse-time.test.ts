import { locales } from '@waypost/i18n/locale';
import { describe, expect, it } from 'vitest';
import { countsHalves, formatClock } from '../formats/clock.ts';
import { parseTime } from './parse-time.ts';

const at = (text: string, habit = { halves: true, afternoon: false }) => {
  const minutes = parseTime(text, habit);
  return minutes === null ? null : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

describe('a typed time', () => {
  it.each(locales)('is read back whatever the minute of the day, as %s writes it', (locale) => {
    for (let minutes = 0; minutes < 1440; minutes += 1)
      for (const afternoon of [false, true])
        expect(parseTime(formatClock(minutes, locale), { halves: countsHalves(locale), afternoon })).toBe(minutes);
  });

  it.each(locales)('of the clock of 24 hours is never another hour: %s', (locale) => {
    for (let minutes = 0; minutes < 1440; minutes += 1) {
      const hour = Math.floor(minutes / 60);
      // Ten and eleven look alike on both clocks.
      if (countsHalves(locale) && (hour === 10 || hour === 11)) continue;
      const text = `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      for (const typed of [text, text.replace(':', ' h '), text.replace(':', 'h'), text.replace(':', '')])
        for (const afternoon of [false, true])
          expect(parseTime(typed, { halves: countsHalves(locale), afternoon }), typed).toBe(minutes);
    }
  });

  it.each([
    ['16:15', '16:15'],
    ['4:15 pm', '16:15'],
    ['4:15PM', '16:15'],
    ['4 p. m.', '16:00'],
    ['4p', '16:00'],
    ['12:05 am', '0:05'],
    ['12 pm', '12:00'],
    ['12', '12:00'],
    ['930', '9:30'],
    ['14 h', '14:00'],
    ['14:30 PM', '14:30'],
    ['14.30', '14:30'],
  ])('%s is %s', (text, time) => {
    expect(at(text)).toBe(time);
  });

  it('without its half means the half that stands in the field, where there are halves', () => {
    expect(at('2:30', { halves: true, afternoon: true })).toBe('14:30');
    expect(at('2:30', { halves: true, afternoon: false })).toBe('2:30');
    expect(at('2:30', { halves: false, afternoon: true })).toBe('2:30');
  });

  it.each(['', 'noonish', '25:00', '14:60', '14:30 AM', '0:30 pm', '1:2:3', '14:3'])('refuses %j', (text) => {
    expect(at(text)).toBeNull();
  });
});
