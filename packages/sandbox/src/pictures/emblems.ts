import { at, type Canvas } from './canvas.ts';

const point = (c: Canvas) => (x: number, y: number) => [c.w * x, c.h * y] as const;

/** Two walls of a fjord and the water between them. */
export function fjordEmblem(c: Canvas): void {
  const p = point(c);
  c.circle(p(0.5, 0.5), c.u * 0.48, c.p.dark);
  c.circle(p(0.5, 0.36), c.u * 0.12, c.p.accent);
  c.polygon([p(0.08, 0.62), p(0.3, 0.28), p(0.47, 0.62)], c.p.light);
  c.polygon([p(0.92, 0.62), p(0.7, 0.28), p(0.53, 0.62)], c.p.light);
  for (const [y, left] of [
    [0.7, 0.2],
    [0.79, 0.29],
    [0.87, 0.39],
  ] as const)
    c.line([p(left, y), p(1 - left, y)], c.p.water[0], c.u * 0.045);
}

/** A bow under northern lights. */
export function bowEmblem(c: Canvas): void {
  const p = point(c);
  c.circle(p(0.5, 0.5), c.u * 0.48, c.p.dark);
  for (const [y, colour] of [
    [0.2, c.p.accent],
    [0.28, c.p.light],
    [0.36, c.p.water[0]],
  ] as const)
    c.path(
      `M${at(p(0.16, y + 0.14))}Q${at(p(0.36, y - 0.1))} ${at(p(0.54, y + 0.08))}T${at(p(0.86, y))}`,
      'none',
      `stroke="${colour}" stroke-width="${c.u * 0.035}" stroke-linecap="round"`,
    );
  c.path(
    `M${at(p(0.22, 0.62))}L${at(p(0.78, 0.62))}Q${at(p(0.72, 0.82))} ${at(p(0.5, 0.86))}Q${at(p(0.28, 0.82))} ${at(p(0.22, 0.62))}z`,
    c.p.light,
  );
  c.rect(p(0.4, 0.52), [c.w * 0.2, c.h * 0.1], c.p.light);
}

/** A letter M that is a ridge as well. */
export function ridgeEmblem(c: Canvas): void {
  const p = point(c);
  c.rect(p(0.04, 0.04), [c.w * 0.92, c.h * 0.92], c.p.accent, `rx="${c.u * 0.2}"`);
  c.line([p(0.2, 0.76), p(0.34, 0.3), p(0.5, 0.58), p(0.66, 0.3), p(0.8, 0.76)], c.p.light, c.u * 0.1);
}

/** The sun over the waves of a bay. */
export function coastEmblem(c: Canvas): void {
  const p = point(c);
  c.circle(p(0.5, 0.42), c.u * 0.26, c.p.accent);
  for (let ray = 0; ray < 7; ray += 1) {
    const angle = Math.PI * (1 + ray / 6);
    const from = (r: number) => p(0.5 + Math.cos(angle) * r, 0.42 + Math.sin(angle) * r);
    c.line([from(0.33), from(0.41)], c.p.accent, c.u * 0.035);
  }
  for (const [y, colour] of [
    [0.62, c.p.near],
    [0.74, c.p.mid],
    [0.86, c.p.dark],
  ] as const)
    c.path(
      `M${at(p(0.04, y))}Q${at(p(0.16, y - 0.1))} ${at(p(0.28, y))}T${at(p(0.52, y))}T${at(p(0.76, y))}T${at(p(0.98, y))}`,
      'none',
      `stroke="${colour}" stroke-width="${c.u * 0.06}" stroke-linecap="round"`,
    );
}
