import { describe, expect, it } from 'vitest';
import { carouselShape } from './carousel-shape.ts';
import { foldText } from './fold-text.ts';

const fold = { characters: 20, lines: 2 };

describe('folding', () => {
  it('leaves short text alone', () => {
    expect(foldText('Alaska by sea', fold)).toBeNull();
    expect(foldText('Alaska\nby sea\n', fold)).toBeNull();
  });

  it('cuts between words, or inside one that is longer than the fold', () => {
    expect(foldText('Glaciers at breakfast, whales', fold)).toBe('Glaciers at');
    expect(foldText('a'.repeat(30), fold)).toBe('a'.repeat(20));
  });

  it('cuts after the lines that a feed shows', () => {
    expect(foldText('One\nTwo\nThree', fold)).toBe('One\nTwo');
  });

  it('never cuts a sign in two', () => {
    expect(foldText('🐋'.repeat(30), fold)).toBe('🐋'.repeat(20));
  });
});

describe('the frame on Instagram', () => {
  it('has the shape of the first picture between 4:5 and 1.91:1', () => {
    expect(
      carouselShape([
        { width: 1_000, height: 1_000 },
        { width: 3, height: 1 },
      ]),
    ).toBe(1);
    expect(carouselShape([{ width: 1_000, height: 2_000 }])).toBe(0.8);
    expect(carouselShape([{ width: 3_000, height: 1_000 }])).toBe(1.91);
    expect(carouselShape([])).toBe(1);
  });
});
