import { at, type Canvas, n } from '../canvas.ts';
import { birds, clouds, firs, hills, mist, peak, range, sky, stars, water } from '../nature.ts';
import { ship } from '../things.ts';

/** Ridge behind ridge in the morning, firs in front. */
export function ridge(c: Canvas): void {
  sky(c, { x: 0.3, y: 0.3, size: 0.1 });
  clouds(c, 2, { to: 0.2 });
  const { far, mid, near, dark } = c.p;
  for (const [i, fill] of [far, far, mid, near].entries()) {
    range(c, { base: 0.58 + i * 0.1, height: 0.24 - i * 0.035 }, fill);
    mist(c, 0.5 + i * 0.1, 0.72 + i * 0.1, 0.5 - i * 0.1);
  }
  hills(c, { base: 0.93, height: 0.03, waves: 0.8 }, dark);
  firs(c, 15, { base: 0.965, size: 0.24, spread: 0.03 }, dark);
  c.rect([0, 0.95 * c.h], [c.w, 0.05 * c.h], dark);
  birds(c, 4, [0.66, 0.24]);
}

/** Steep walls, still water, a small ship. */
export function fjord(c: Canvas): void {
  sky(c, { x: 0.52, y: 0.34, size: 0.09 });
  clouds(c, 3, { to: 0.26 });
  peak(c, [0.5, 0.36], [0.5, 0.32], { lit: c.p.far, shade: c.p.far, snow: c.p.light });
  water(c, 0.66, { sunX: 0.52 });
  for (const [reach, top, fill] of [
    [0.46, 0.3, c.p.mid],
    [0.32, 0.12, c.p.near],
  ] as const) {
    wall(c, -1, reach, top, fill);
    wall(c, 1, reach * 0.92, top + 0.05, fill);
  }
  const fall = 0.15 * c.w;
  c.path(
    `M${at([fall, c.h * 0.33])}q${n(c.u * 0.012)} ${n(c.h * 0.22)} ${n(c.u * 0.004)} ${n(c.h * 0.465)}l${n(c.u * 0.022)} 0q${n(-c.u * 0.006)} ${n(-c.h * 0.2)} ${n(-c.u * 0.016)} ${n(-c.h * 0.465)}z`,
    c.p.light,
    'opacity="0.85"',
  );
  ship(c, [0.52, 0.75], c.u * 0.3);
}

function wall(c: Canvas, side: 1 | -1, reach: number, top: number, fill: string): void {
  const x = (share: number) => (side === 1 ? 1 - share : share) * c.w;
  const foot = fill === c.p.near ? 0.76 : 0.68;
  const edge: [number, number][] = [];
  for (let i = 0; i <= 10; i += 1)
    edge.push([
      x(reach * (i / 10) ** 0.8 + c.between(-0.012, 0.012)),
      (top + (foot - top) * (i / 10) ** 1.7 + c.between(-0.01, 0.01)) * c.h,
    ]);
  c.polygon([[x(-0.02), (top - 0.03) * c.h], ...edge, [x(-0.02), (foot + 0.02) * c.h]], fill);
  c.polygon(
    [
      [x(-0.02), foot * c.h],
      [x(reach), foot * c.h],
      [x(reach * 0.4), (foot + 0.16) * c.h],
      [x(-0.02), (foot + 0.22) * c.h],
    ],
    fill,
    'opacity="0.3"',
  );
}

/** Curtains of light over a cabin in the snow. */
export function aurora(c: Canvas): void {
  sky(c, { x: 0.84, y: 0.14, size: 0.035 });
  stars(c, 130, 0.6);
  const glow = c.blur(c.u * 0.016);
  for (const [top, colour] of [
    [0.1, '#5ff0b0'],
    [0.2, '#8af5d2'],
    [0.04, '#b08cff'],
  ] as const) {
    const shift = c.between(0, 6);
    const edge = Array.from(
      { length: 41 },
      (_, i) =>
        [
          (i / 40) * 1.2 * c.w - 0.1 * c.w,
          (top + 0.2 + 0.09 * Math.sin(i / 6 + shift) + 0.03 * Math.sin(i / 2.3)) * c.h,
        ] as const,
    );
    const light = c.linear([
      [0, colour, 0],
      [0.75, colour, 0.5],
      [1, colour, 0.9],
    ]);
    c.polygon(
      [...edge.map(([x, y]) => [x + c.u * 0.04, y - c.h * 0.26] as const), ...edge.toReversed()],
      light,
      `filter="${glow}" opacity="0.8"`,
    );
  }
  range(c, { base: 0.68, height: 0.18 }, c.p.mid);
  range(c, { base: 0.76, height: 0.1 }, c.p.near);
  hills(c, { base: 0.84, height: 0.035, waves: 0.9 }, c.p.light);
  firs(c, 9, { base: 0.84, size: 0.17, spread: 0.015 }, c.p.dark);
  cabin(c, [0.62 * c.w, 0.91 * c.h], c.u * 0.2);
}

function cabin(c: Canvas, [x, y]: readonly [number, number], wide: number): void {
  c.ellipse([x + wide / 2, y + wide * 0.04], [wide * 0.9, wide * 0.1], c.p.accent, 'opacity="0.28"');
  c.rect([x, y - wide * 0.42], [wide, wide * 0.44], c.p.dark);
  c.polygon(
    [
      [x - wide * 0.14, y - wide * 0.4],
      [x + wide * 0.5, y - wide * 0.86],
      [x + wide * 1.14, y - wide * 0.4],
    ],
    c.p.light,
  );
  c.polygon(
    [
      [x - wide * 0.02, y - wide * 0.38],
      [x + wide * 0.5, y - wide * 0.74],
      [x + wide * 1.02, y - wide * 0.38],
    ],
    c.p.near,
  );
  for (const dx of [0.14, 0.6]) c.rect([x + wide * dx, y - wide * 0.28], [wide * 0.24, wide * 0.18], c.p.accent);
}

/** A red train on a viaduct through the Alps. */
export function rail(c: Canvas): void {
  sky(c, { x: 0.76, y: 0.22, size: 0.08 });
  clouds(c, 3, { to: 0.3 });
  peak(c, [0.24, 0.2], [0.62, 0.5], { lit: c.p.far, shade: c.p.mid, snow: c.p.light });
  peak(c, [0.72, 0.3], [0.66, 0.42], { lit: c.p.far, shade: c.p.mid, snow: c.p.light });
  mist(c, 0.4, 0.74, 0.45);
  hills(c, { base: 0.76, height: 0.05 }, c.p.mid);
  firs(c, 22, { base: 0.78, size: 0.1, spread: 0.02 }, c.p.near);
  const [deck, gap] = [0.62 * c.h, c.u * 0.17];
  for (let x = -gap / 2; x < c.w + gap; x += gap) {
    const arch = `M${at([x, deck])}L${at([x + gap, deck])}L${at([x + gap, c.h])}L${at([x + gap * 0.86, c.h])}L${at([x + gap * 0.86, deck + gap * 0.55])}A${n(gap * 0.36)} ${n(gap * 0.4)} 0 0 0 ${at([x + gap * 0.14, deck + gap * 0.55])}L${at([x + gap * 0.14, c.h])}L${at([x, c.h])}z`;
    c.path(arch, c.p.light);
    c.path(arch, c.p.near, 'opacity="0.22"');
  }
  c.rect([0, deck - c.u * 0.016], [c.w, c.u * 0.026], c.p.near);
  const [long, high] = [c.u * 0.27, c.u * 0.085];
  for (let car = 0; car < 3; car += 1) {
    const x = c.w * 0.16 + car * (long + c.u * 0.012);
    c.rect([x, deck - high - c.u * 0.014], [long, high], c.p.accent, `rx="${n(high * 0.18)}"`);
    c.rect([x, deck - high * 0.42], [long, high * 0.1], c.p.light, 'opacity="0.8"');
    for (let pane = 0; pane < 6; pane += 1)
      c.rect(
        [x + long * (0.07 + pane * 0.15), deck - high * 0.95],
        [long * 0.1, high * 0.36],
        c.p.dark,
        `rx="${n(high * 0.05)}"`,
      );
  }
  hills(c, { base: 0.95, height: 0.05, waves: 1.1 }, c.p.near);
  firs(c, 12, { base: 0.99, size: 0.2, spread: 0.02 }, c.p.dark);
}
