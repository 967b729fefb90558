import type { Locale } from '@waypost/i18n/locale';
import { describe, expect, it } from 'vitest';
import { formatHour, formatMoment, torontoZoneName } from './clock.ts';
import { formatDateTime, formatRowTime, formatTime, torontoDay, torontoHour } from './dates.ts';
import { formatNumber, formatPercent } from './numbers.ts';
import { formatRelative } from './relative.ts';

const at = '2026-11-24T14:30:00Z';

describe('dates', () => {
  it("writes 'MMM D, YYYY h:mmA' in English, and in Toronto whatever the language", () => {
    expect(formatDateTime(at, 'en')).toBe('Nov 24, 2026 9:30AM');
    expect(formatDateTime('2026-11-18T04:05:00Z', 'en')).toBe('Nov 17, 2026 11:05PM');
    expect(formatDateTime(at, 'es')).toBe('24 nov 2026, 9:30 a.m.');
    expect(formatDateTime(at, 'fr')).toBe('24 nov. 2026, 9\u00a0h\u00a030');
    expect(formatDateTime('2026-07-01T16:00:00Z', 'en')).toBe('Jul 1, 2026 12:00PM');
  });

  it('writes a time by the clock of the language', () => {
    const afternoon = '2026-11-24T19:30:00Z';
    expect(formatTime(afternoon, 'en')).toMatch(/^2:30PM$/);
    expect(formatTime(afternoon, 'es')).toMatch(/^2:30\sp\.m\.$/);
    expect(formatTime(afternoon, 'fr')).toMatch(/^14\sh\s30$/);
    const hours = (locale: Locale) => [0, 9, 14].map((hour) => formatHour(hour, locale).replace(/\s/u, ' '));
    expect(hours('en')).toEqual(['12AM', '9AM', '2PM']);
    expect(hours('es')).toEqual(['12 a.m.', '9 a.m.', '2 p.m.']);
    expect(hours('fr')).toEqual(['0 h', '9 h', '14 h']);
    expect(formatMoment(afternoon, 'fr')).toMatch(/^mar. 24 nov. 2026, 14\sh\s30$/);
  });

  it('names the year in rows only when it is another one', () => {
    expect(formatRowTime(at, 'en', '2026-12-01T00:00:00Z')).not.toContain('2026');
    expect(formatRowTime(at, 'en', '2027-02-01T00:00:00Z')).toContain('2026');
  });

  it('counts in the largest whole unit', () => {
    const now = '2026-11-24T12:00:00Z';
    expect(formatRelative('2026-11-24T14:30:00Z', 'en', now)).toBe('in 2 hours');
    expect(formatRelative('2026-11-23T11:00:00Z', 'en', now)).toBe('yesterday');
    expect(formatRelative('2026-11-24T12:00:30Z', 'en', now)).toBe('now');
  });

  it('knows the zone and the hour of the moment', () => {
    expect(torontoZoneName(at, 'en')).toBe('EST');
    expect(torontoZoneName('2026-07-01T00:00:00Z', 'es')).toBe('EDT');
    expect(torontoZoneName(at, 'fr')).toBe('HNE');
    expect(torontoDay('2026-11-18T04:30:00Z')).toBe('2026-11-17');
    expect(torontoHour('2026-11-24T05:10:00Z')).toBe(0);
  });
});

describe('numbers', () => {
  it('writes percent with two decimals', () => {
    expect(formatPercent(41.7, 'en')).toBe('41.70%');
  });

  it('groups as Mexico and Canada do', () => {
    expect(formatNumber(63206.5, 'es')).toBe('63,206.5');
    expect(formatPercent(41.7, 'es')).toBe('41.70%');
    expect(formatNumber(63206.5, 'fr')).toMatch(/^63\s206,5$/);
  });
});
