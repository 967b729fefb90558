import { at, type Canvas, n } from '../canvas.ts';
import { birds, clouds, hills, sky, stars, water } from '../nature.ts';
import { house, palm, sailboat } from '../things.ts';

/** Towers in three depths above a river. */
export function skyline(c: Canvas): void {
  sky(c, { x: 0.64, y: 0.34, size: 0.12 });
  stars(c, 30, 0.3);
  clouds(c, 3, { to: 0.36, opacity: 0.3 });
  for (const [fill, low, high, lit] of [
    [c.p.far, 0.1, 0.26, false],
    [c.p.mid, 0.12, 0.36, false],
    [c.p.near, 0.06, 0.28, true],
  ] as const)
    towers(c, 0.74, [low, high], fill, lit);
  water(c, 0.74, { sunX: 0.64 });
  c.rect([0, 0.735 * c.h], [c.w, c.u * 0.014], c.p.dark);
}

function towers(c: Canvas, foot: number, [low, high]: readonly [number, number], fill: string, lit: boolean): void {
  for (let x = -0.02 * c.w; x < c.w; ) {
    const [wide, tall] = [c.u * c.between(0.06, 0.12), c.h * (low + c.random() ** 1.6 * (high - low))];
    const top = foot * c.h - tall;
    c.rect([x, top], [wide, tall], fill);
    const kind = c.random();
    if (kind < 0.25)
      c.polygon(
        [
          [x, top],
          [x + wide / 2, top - wide * 0.7],
          [x + wide, top],
        ],
        fill,
      );
    else if (kind < 0.5) c.rect([x + wide * 0.2, top - wide * 0.25], [wide * 0.6, wide * 0.3], fill);
    else if (kind < 0.62)
      c.line(
        [
          [x + wide / 2, top],
          [x + wide / 2, top - wide],
        ],
        fill,
        wide * 0.06,
      );
    if (lit) windows(c, [x, top], [wide, tall]);
    x += wide + c.u * c.between(-0.012, 0.014);
  }
}

function windows(c: Canvas, [x, top]: readonly [number, number], [wide, tall]: readonly [number, number]): void {
  const [pane, gap] = [c.u * 0.009, c.u * 0.022];
  for (let wx = x + gap * 0.5; wx < x + wide - pane; wx += gap)
    for (let wy = top + gap * 0.6; wy < top + tall - pane * 2; wy += gap)
      if (c.random() < 0.5) c.rect([wx, wy], [pane, pane * 1.4], c.p.accent, `opacity="${n(c.between(0.5, 1))}"`);
}

/** Gables in a row, boats before them, all of it again in the water. */
export function harbour(c: Canvas): void {
  sky(c, { x: 0.82, y: 0.2, size: 0.08 });
  clouds(c, 4, { to: 0.32 });
  birds(c, 5, [0.3, 0.16]);
  hills(c, { base: 0.5, height: 0.06 }, c.p.far);
  water(c, 0.68, { sunX: 0.82, glints: 24 });
  const walls = ['#d9583b', '#e8a33d', '#f3e3c0', '#3f7f8c', '#c9473f', '#7fa37a', '#f0c35a', '#5b7fa6'];
  let x = -c.u * 0.04;
  for (let i = Math.floor(c.random() * 8); x < c.w; i += 1) {
    const [wide, high] = [c.u * c.between(0.13, 0.17), c.u * c.between(0.24, 0.36)];
    const wall = walls[i % walls.length] ?? c.p.light;
    house(c, [x, c.h * 0.68], [wide, high], { wall, roof: c.p.near, window: c.p.light });
    c.rect(
      [x, c.h * 0.69],
      [wide, high * 0.75],
      c.linear([
        [0, wall, 0.55],
        [1, wall, 0],
      ]),
    );
    x += wide;
  }
  c.rect([0, c.h * 0.675], [c.w, c.u * 0.02], c.p.dark);
  for (const [bx, by, size] of [
    [0.24, 0.84, 0.3],
    [0.7, 0.9, 0.36],
  ] as const)
    sailboat(c, [bx, by], c.u * size);
}

/** An old car before coloured arcades, palms behind. */
export function promenade(c: Canvas): void {
  sky(c, { x: 0.3, y: 0.26, size: 0.11 });
  clouds(c, 3, { to: 0.25 });
  const walls = ['#f2a65a', '#f4d6a0', '#6fb3a8', '#e77f67', '#f7e7ce', '#7aa6c2'];
  for (const px of [0.16, 0.5, 0.86]) palm(c, [px, 0.7], c.u * c.between(0.5, 0.6), c.between(-0.1, 0.1), c.p.near);
  const wide = c.u * 0.24;
  for (let i = 0, x = -wide * 0.3; x < c.w; i += 1, x += wide) {
    const high = c.u * (0.3 + (i % 3) * 0.04);
    const wall = walls[(i + 1) % walls.length] ?? c.p.light;
    c.rect([x, c.h * 0.78 - high], [wide, high], wall);
    c.rect([x - wide * 0.03, c.h * 0.78 - high - c.u * 0.018], [wide * 1.06, c.u * 0.022], c.p.light);
    for (const dx of [0.12, 0.56]) {
      c.rect([x + wide * dx, c.h * 0.78 - high * 0.86], [wide * 0.3, high * 0.26], c.p.dark, 'opacity="0.75"');
      c.rect([x + wide * (dx - 0.03), c.h * 0.78 - high * 0.58], [wide * 0.36, c.u * 0.01], c.p.light);
      c.path(
        `M${at([x + wide * dx, c.h * 0.78])}l0 ${n(-high * 0.3)}a${n(wide * 0.15)} ${n(wide * 0.15)} 0 0 1 ${n(wide * 0.3)} 0l0 ${n(high * 0.3)}z`,
        c.p.near,
      );
    }
  }
  c.rect(
    [0, c.h * 0.775],
    [c.w, c.h * 0.3],
    c.linear([
      [0, c.p.far],
      [1, c.p.near],
    ]),
  );
  c.rect([0, c.h * 0.775], [c.w, c.u * 0.012], c.p.light);
  car(c, [0.52 * c.w, 0.89 * c.h], c.u * 0.56);
}

function car(c: Canvas, [x, y]: readonly [number, number], s: number): void {
  const p = (dx: number, dy: number) => at([x + dx * s, y + dy * s]);
  c.ellipse([x, y + s * 0.02], [s * 0.54, s * 0.03], c.p.dark, 'opacity="0.35"');
  c.path(`M${p(-0.2, -0.17)}L${p(-0.1, -0.29)}L${p(0.14, -0.29)}L${p(0.24, -0.17)}z`, c.p.light, 'opacity="0.9"');
  c.path(
    `M${p(-0.52, -0.06)}Q${p(-0.54, -0.17)} ${p(-0.4, -0.18)}L${p(0.3, -0.18)}Q${p(0.5, -0.18)} ${p(0.52, -0.09)}L${p(0.52, -0.03)}L${p(-0.52, -0.03)}z`,
    c.p.accent,
  );
  c.path(`M${p(-0.5, -0.1)}L${p(0.5, -0.11)}`, 'none', `stroke="${c.p.light}" stroke-width="${n(s * 0.014)}"`);
  for (const dx of [-0.32, 0.3]) {
    c.circle([x + dx * s, y - s * 0.03], s * 0.075, c.p.dark);
    c.circle([x + dx * s, y - s * 0.03], s * 0.038, c.p.light);
  }
}
