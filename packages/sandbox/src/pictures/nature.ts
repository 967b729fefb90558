import { at, type Canvas, n } from './canvas.ts';

/** Sky, and a sun with its halo; `x` and `y` are shares of the sheet. */
export function sky(c: Canvas, { x = 0.7, y = 0.3, size = 0.11 } = {}): void {
  const [top, middle, horizon] = c.p.sky;
  c.rect(
    [0, 0],
    [c.w, c.h],
    c.linear([
      [0, top],
      [0.45, middle],
      [0.8, horizon],
    ]),
  );
  const at = [x * c.w, y * c.h] as const;
  c.circle(
    at,
    c.u * size * 3.4,
    c.radial([
      [0, c.p.sun, 0.55],
      [1, c.p.sun, 0],
    ]),
  );
  c.circle(at, c.u * size, c.p.sun);
}

/** Flat bands of cloud with round ends. */
export function clouds(c: Canvas, many: number, { from = 0.08, to = 0.35, opacity = 0.5 } = {}): void {
  for (let cloud = 0; cloud < many; cloud += 1) {
    const [x, y] = [c.between(-0.1, 0.9) * c.w, c.between(from, to) * c.h];
    const long = c.between(0.18, 0.4) * c.w;
    for (let band = 0; band < 3; band += 1) {
      const high = c.u * 0.018;
      const start = [x + c.between(0, 0.35) * long, y + band * high * 1.25] as const;
      c.rect(start, [long * c.between(0.5, 1), high], c.p.light, `rx="${n(high / 2)}" opacity="${opacity}"`);
    }
  }
}

export function birds(c: Canvas, many: number, [x, y]: readonly [number, number]): void {
  for (let bird = 0; bird < many; bird += 1) {
    const [px, py, s] = [
      (x + c.between(-0.12, 0.12)) * c.w,
      (y + c.between(-0.06, 0.06)) * c.h,
      c.u * c.between(0.012, 0.02),
    ];
    const wing = `M${at([px - s, py - s * 0.4])}Q${at([px - s * 0.4, py - s * 0.5])} ${at([px, py])}Q${at([px + s * 0.4, py - s * 0.5])} ${at([px + s, py - s * 0.4])}`;
    c.path(wing, 'none', `stroke="${c.p.dark}" stroke-width="${n(s * 0.2)}" stroke-linecap="round"`);
  }
}

export function stars(c: Canvas, many: number, to: number): void {
  for (let star = 0; star < many; star += 1)
    c.circle(
      [c.random() * c.w, c.random() ** 1.3 * to * c.h],
      c.u * c.between(0.0008, 0.0026),
      '#fff',
      `opacity="${n(c.between(0.4, 1))}"`,
    );
}

/** The line of a mountain range from the left to the right, by halving its parts again and again. */
function rangeLine(c: Canvas, base: number, height: number, rough: number): number[] {
  let line = [c.between(-0.4, 0.6), c.between(0, 1), c.between(-0.6, 0.5), c.between(0, 1), c.between(-0.4, 0.6)];
  for (let step = 0.55; line.length < 140; step *= rough)
    line = line.flatMap((value, i) => {
      const next = line[i + 1];
      return next === undefined ? [value] : [value, (value + next) / 2 + c.between(-step, step) * 0.6];
    });
  return line.map((value) => (base - value * height) * c.h);
}

/** A range with sharp ridges down to the foot of the sheet, lit from the side of the sun. */
export function range(c: Canvas, where: { base: number; height: number; rough?: number }, fill: string): void {
  const line = rangeLine(c, where.base, where.height, where.rough ?? 0.52);
  const points = line.map((y, i) => [(i / (line.length - 1)) * c.w, y] as const);
  c.polygon([[0, c.h], ...points, [c.w, c.h]], fill);
}

/** A mountain of its own: two flanks, one in the light, and a cap of snow. */
export function peak(
  c: Canvas,
  [x, y]: readonly [number, number],
  [wide, high]: readonly [number, number],
  colours: { lit: string; shade: string; snow?: string },
): void {
  const [px, py, w, h] = [x * c.w, y * c.h, wide * c.w, high * c.h];
  const edge: [number, number][] = [];
  for (let i = 0; i <= 12; i += 1)
    edge.push([px + (c.between(-0.05, 0.06) + (i % 2) * 0.03) * w * (i / 12), py + (i / 12) * h]);
  c.polygon(
    [
      [px, py],
      [px + w * 0.55, py + h],
      [px - w * 0.55, py + h],
    ],
    colours.lit,
  );
  c.polygon([...edge, [px - w * 0.55, py + h]], colours.shade);
  if (colours.snow === undefined) return;
  const cap: [number, number][] = [];
  for (let i = 0; i <= 6; i += 1)
    cap.push([px + (i / 6 - 0.5) * w * 0.37, py + h * (0.33 - (i % 2) * 0.09 + c.between(-0.02, 0.02))]);
  c.polygon([[px, py], ...cap.toReversed()], colours.snow);
  c.polygon([[px, py], ...cap.slice(0, 4)], colours.shade, 'opacity="0.28"');
}

/** Soft hills. */
export function hills(c: Canvas, where: { base: number; height: number; waves?: number }, fill: string): void {
  const shift = c.between(0, 6);
  const [base, height, waves] = [where.base * c.h, where.height * c.h, where.waves ?? 1.6];
  const points = Array.from({ length: 61 }, (_, i) => {
    const t = (i / 60) * waves * Math.PI * 2 + shift;
    return [(i / 60) * c.w, base - (Math.sin(t) + 0.35 * Math.sin(t * 2.3 + 1)) * height * 0.6] as const;
  });
  c.polygon([[0, c.h], ...points, [c.w, c.h]], fill);
}

/** Water from a height down to the foot, with glints below the sun. */
export function water(c: Canvas, from: number, { sunX = 0.7, to = 1, glints = 46 } = {}): void {
  const [top, bottom] = [from * c.h, to * c.h];
  const [far, close] = c.p.water;
  c.rect(
    [0, top],
    [c.w, bottom - top],
    c.linear([
      [0, far],
      [1, close],
    ]),
  );
  for (let glint = 0; glint < glints; glint += 1) {
    const depth = c.random() ** 1.4;
    const y = top + depth * (bottom - top) * 0.96;
    const near = glint % 3 !== 0;
    const spread = near ? (0.05 + depth * 0.16) * c.w : c.w * 0.6;
    const long = c.u * c.between(0.02, 0.05) * (0.7 + depth * 2.2);
    const high = c.u * (0.0028 + depth * 0.006);
    const x = sunX * c.w + c.between(-spread, spread) - long / 2;
    c.rect([x, y], [long, high], near ? c.p.sun : far, `rx="${n(high / 2)}" opacity="${near ? 0.75 : 0.4}"`);
  }
}

/** A veil of mist, thickest at its foot. */
export function mist(c: Canvas, from: number, to: number, opacity = 0.55): void {
  const colour = c.p.sky[2];
  c.rect(
    [0, from * c.h],
    [c.w, (to - from) * c.h],
    c.linear([
      [0, colour, 0],
      [1, colour, opacity],
    ]),
  );
}

/** Firs on a line, drawn as tiers. */
export function firs(
  c: Canvas,
  many: number,
  where: { base: number; size: number; spread?: number },
  fill: string,
): void {
  for (let tree = 0; tree < many; tree += 1) {
    const x = ((tree + c.between(0.1, 0.9)) / many) * c.w;
    const y = (where.base + c.between(-1, 1) * (where.spread ?? 0.01)) * c.h;
    const high = c.u * where.size * c.between(0.6, 1.15);
    for (let tier = 0; tier < 4; tier += 1) {
      const [top, half] = [y - high * (1 - tier * 0.2), high * (0.1 + tier * 0.055)];
      c.polygon(
        [
          [x, top],
          [x + half, top + high * 0.36],
          [x - half, top + high * 0.36],
        ],
        fill,
      );
    }
    c.rect([x - high * 0.03, y - high * 0.08], [high * 0.06, high * 0.12], fill);
  }
}
