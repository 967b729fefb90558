import { at, type Canvas } from '../canvas.ts';
import { birds, clouds, peak, range, sky, water } from '../nature.ts';

/** Ice on dark water, and the fluke of a whale. */
export function glacier(c: Canvas): void {
  sky(c, { x: 0.74, y: 0.26, size: 0.09 });
  clouds(c, 3, { to: 0.28 });
  peak(c, [0.24, 0.3], [0.6, 0.36], { lit: c.p.light, shade: c.p.far, snow: '#ffffff' });
  peak(c, [0.7, 0.36], [0.54, 0.3], { lit: c.p.light, shade: c.p.far, snow: '#ffffff' });
  range(c, { base: 0.62, height: 0.05 }, c.p.mid);
  water(c, 0.62, { sunX: 0.74 });
  for (const [x, y, s] of [
    [0.16, 0.68, 0.22],
    [0.86, 0.74, 0.3],
    [0.48, 0.66, 0.1],
  ] as const)
    berg(c, [x * c.w, y * c.h], s * c.u);
  fluke(c, [0.45 * c.w, 0.86 * c.h], c.u * 0.34);
  birds(c, 4, [0.46, 0.2]);
}

function berg(c: Canvas, [x, y]: readonly [number, number], s: number): void {
  const p = (dx: number, dy: number) => [x + dx * s, y + dy * s] as const;
  c.polygon(
    [p(-0.6, 0), p(-0.42, -0.34), p(-0.2, -0.3), p(0, -0.62), p(0.22, -0.36), p(0.4, -0.28), p(0.62, 0)],
    '#ffffff',
  );
  c.polygon(
    [p(0, -0.62), p(0.22, -0.36), p(0.4, -0.28), p(0.62, 0), p(0.1, 0), p(0.16, -0.24)],
    c.p.far,
    'opacity="0.75"',
  );
  c.polygon([p(-0.6, 0.02), p(0.62, 0.02), p(0.4, 0.16), p(-0.34, 0.18)], '#ffffff', 'opacity="0.25"');
}

function fluke(c: Canvas, [x, y]: readonly [number, number], s: number): void {
  const p = (dx: number, dy: number) => at([x + dx * s, y + dy * s]);
  const half = (way: 1 | -1) =>
    `C${p(0.04 * way, -0.3)} ${p(0.2 * way, -0.42)} ${p(0.56 * way, -0.5)}C${p(0.5 * way, -0.34)} ${p(0.34 * way, -0.2)} ${p(0.1 * way, -0.18)}`;
  c.path(
    `M${p(0, -0.42)}${half(1)}C${p(0.08, -0.06)} ${p(0.12, 0)} ${p(0.14, 0.06)}L${p(-0.14, 0.06)}C${p(-0.12, 0)} ${p(-0.08, -0.06)} ${p(-0.1, -0.18)}C${p(-0.34, -0.2)} ${p(-0.5, -0.34)} ${p(-0.56, -0.5)}C${p(-0.2, -0.42)} ${p(-0.04, -0.3)} ${p(0, -0.42)}z`,
    c.p.dark,
  );
  for (const [dx, wide] of [
    [0, 0.34],
    [-0.06, 0.24],
  ] as const)
    c.ellipse([x + dx * s, y + s * 0.07], [wide * s, s * 0.026], c.p.light, 'opacity="0.6"');
}
