import { at, type Canvas, n } from './canvas.ts';

type Place = readonly [x: number, y: number];

/** A cruise ship of this length; the place is its waterline's middle, in shares of the sheet. */
export function ship(c: Canvas, [x, y]: Place, long: number): void {
  const [px, py] = [x * c.w, y * c.h];
  const p = (dx: number, dy: number) => [px + dx * long, py + dy * long] as const;
  const level = (left: number, right: number, floor: number, high: number, fill: string) =>
    c.polygon([p(left, floor), p(right, floor), p(right - 0.01, floor - high), p(left + 0.012, floor - high)], fill);
  c.ellipse(p(0, 0.012), [long * 0.56, long * 0.018], c.p.dark, 'opacity="0.28"');
  level(-0.4, 0.3, -0.1, 0.05, c.p.light);
  level(-0.36, 0.24, -0.15, 0.045, c.p.light);
  level(-0.3, 0.14, -0.195, 0.04, c.p.light);
  for (const [left, many, floor] of [
    [-0.37, 20, -0.122],
    [-0.33, 17, -0.168],
    [-0.27, 12, -0.21],
  ] as const)
    for (let i = 0; i < many; i += 1)
      c.rect(p(left + i * 0.032, floor), [long * 0.018, long * 0.011], c.p.near, 'opacity="0.75"');
  c.polygon([p(-0.16, -0.235), p(-0.08, -0.235), p(-0.065, -0.32), p(-0.135, -0.32)], c.p.accent);
  c.polygon([p(-0.141, -0.3), p(-0.068, -0.3), p(-0.065, -0.32), p(-0.135, -0.32)], c.p.dark);
  const hull = `M${at(p(-0.48, -0.1))}L${at(p(0.52, -0.105))}Q${at(p(0.45, -0.02))} ${at(p(0.4, 0))}L${at(p(-0.44, 0))}Q${at(p(-0.475, -0.04))} ${at(p(-0.48, -0.1))}z`;
  c.path(hull, c.p.dark);
  c.line([p(-0.47, -0.055), p(0.47, -0.06)], c.p.accent, long * 0.012);
  c.line([p(0.2, -0.19), p(0.2, -0.27)], c.p.dark, long * 0.008);
}

export function sailboat(c: Canvas, [x, y]: Place, size: number): void {
  const [px, py] = [x * c.w, y * c.h];
  const p = (dx: number, dy: number) => [px + dx * size, py + dy * size] as const;
  c.ellipse(p(0, 0.03), [size * 0.34, size * 0.02], c.p.dark, 'opacity="0.3"');
  c.path(`M${at(p(0.02, -0.98))}Q${at(p(0.4, -0.5))} ${at(p(0.34, -0.1))}L${at(p(0.02, -0.1))}z`, c.p.light);
  c.path(`M${at(p(-0.02, -0.88))}Q${at(p(-0.16, -0.45))} ${at(p(-0.3, -0.12))}L${at(p(-0.02, -0.1))}z`, c.p.accent);
  c.line([p(0, -1), p(0, -0.06)], c.p.dark, size * 0.014);
  c.path(
    `M${at(p(-0.34, -0.06))}L${at(p(0.38, -0.06))}Q${at(p(0.3, 0.03))} ${at(p(0.2, 0.03))}L${at(p(-0.22, 0.03))}Q${at(p(-0.3, 0.02))} ${at(p(-0.34, -0.06))}z`,
    c.p.dark,
  );
}

/** A palm that leans; the place is its foot. */
export function palm(c: Canvas, [x, y]: Place, high: number, lean: number, fill: string): void {
  const [px, py] = [x * c.w, y * c.h];
  const crown = [px + lean * high, py - high] as const;
  const knee = [px + lean * high * 0.18, py - high * 0.55] as const;
  c.path(
    `M${at([px, py])}Q${at(knee)} ${at(crown)}`,
    'none',
    `stroke="${fill}" stroke-width="${n(high * 0.035)}" stroke-linecap="round"`,
  );
  for (let leaf = 0; leaf < 11; leaf += 1) {
    const angle = -Math.PI * (leaf / 10) + c.between(-0.06, 0.06);
    const long = high * c.between(0.38, 0.46);
    const along = (share: number, droop: number) =>
      [
        crown[0] + Math.cos(angle) * long * share,
        crown[1] + Math.sin(angle) * long * share * 0.7 + long * droop,
      ] as const;
    c.path(`M${at(crown)}Q${at(along(0.6, -0.16))} ${at(along(1, 0.3))}Q${at(along(0.56, 0.02))} ${at(crown)}z`, fill);
  }
  for (const dx of [-0.03, 0.02, 0.05]) c.circle([crown[0] + dx * high, crown[1] + high * 0.03], high * 0.022, fill);
}

/** A hot-air balloon; the place is the middle of its envelope. */
export function balloon(c: Canvas, [x, y]: Place, r: number, colours: readonly [string, string]): void {
  const [px, py] = [x * c.w, y * c.h];
  const [skin, stripe] = colours;
  const body = (half: number) =>
    `M${at([px, py - r])}C${at([px + half * 1.3, py - r])} ${at([px + half * 1.25, py + r * 0.35])} ${at([px + half * 0.2, py + r * 1.12])}L${at([px - half * 0.2, py + r * 1.12])}C${at([px - half * 1.25, py + r * 0.35])} ${at([px - half * 1.3, py - r])} ${at([px, py - r])}z`;
  c.path(body(r), skin);
  c.path(body(r * 0.66), stripe);
  c.path(body(r * 0.26), skin);
  c.path(
    `M${at([px, py - r])}C${at([px + r * 1.3, py - r])} ${at([px + r * 1.25, py + r * 0.35])} ${at([px + r * 0.2, py + r * 1.12])}L${at([px + r * 0.08, py + r * 1.12])}C${at([px + r * 0.8, py + r * 0.2])} ${at([px + r * 0.7, py - r * 0.7])} ${at([px, py - r])}z`,
    c.p.dark,
    'opacity="0.16"',
  );
  c.line(
    [
      [px - r * 0.15, py + r * 1.12],
      [px - r * 0.1, py + r * 1.4],
    ],
    c.p.dark,
    r * 0.025,
  );
  c.line(
    [
      [px + r * 0.15, py + r * 1.12],
      [px + r * 0.1, py + r * 1.4],
    ],
    c.p.dark,
    r * 0.025,
  );
  c.rect([px - r * 0.13, py + r * 1.4], [r * 0.26, r * 0.2], c.p.dark, `rx="${n(r * 0.04)}"`);
}

/** A cypress, slim and pointed; the place is its foot. */
export function cypress(c: Canvas, [x, y]: Place, high: number, fill: string): void {
  const [px, py] = [x * c.w, y * c.h];
  c.path(
    `M${at([px, py - high])}C${at([px + high * 0.16, py - high * 0.55])} ${at([px + high * 0.12, py])} ${at([px, py])}C${at([px - high * 0.12, py])} ${at([px - high * 0.16, py - high * 0.55])} ${at([px, py - high])}z`,
    fill,
  );
}

/** A house with a gable; the place is the left foot of its wall. */
export function house(
  c: Canvas,
  [px, py]: Place,
  [wide, high]: Place,
  colours: { wall: string; roof: string; window: string },
): void {
  c.rect([px, py - high], [wide, high], colours.wall);
  c.polygon(
    [
      [px - wide * 0.05, py - high],
      [px + wide / 2, py - high - wide * 0.55],
      [px + wide * 1.05, py - high],
    ],
    colours.roof,
  );
  const [columns, rows] = [3, Math.max(2, Math.round(high / (wide * 0.36)))];
  const [pane, gap] = [wide * 0.16, wide / (columns + 0.35)];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      c.rect(
        [px + gap * 0.32 + column * gap, py - high + (high / rows) * (row + 0.28)],
        [pane, pane * 1.35],
        colours.window,
        `rx="${n(pane * 0.12)}"`,
      );
}
