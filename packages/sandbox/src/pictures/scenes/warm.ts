import { at, type Canvas, n } from '../canvas.ts';
import { birds, clouds, hills, range, sky, water } from '../nature.ts';
import { balloon, cypress, palm, sailboat } from '../things.ts';

/** A beach under palms. */
export function palms(c: Canvas): void {
  sky(c, { x: 0.4, y: 0.44, size: 0.14 });
  clouds(c, 3, { to: 0.3 });
  range(c, { base: 0.6, height: 0.07 }, c.p.far);
  water(c, 0.6, { sunX: 0.4 });
  sailboat(c, [0.24, 0.67], c.u * 0.13);
  const sand = `M0 ${n(c.h)}L0 ${n(c.h * 0.9)}C${at([c.w * 0.3, c.h * 0.8])} ${at([c.w * 0.55, c.h * 0.93])} ${at([c.w, c.h * 0.76])}L${at([c.w, c.h])}z`;
  c.path(sand, c.p.light, `transform="translate(0 ${n(-c.u * 0.014)})" opacity="0.6"`);
  c.path(
    sand,
    c.linear([
      [0, c.p.light],
      [1, c.p.far],
    ]),
  );
  palm(c, [0.9, 0.9], c.u * 0.74, -0.34, c.p.dark);
  palm(c, [0.97, 0.95], c.u * 0.56, -0.08, c.p.near);
  palm(c, [0.06, 1.02], c.u * 0.5, 0.2, c.p.dark);
}

/** Dunes, one side in the light, and a far table mountain. */
export function desert(c: Canvas): void {
  sky(c, { x: 0.68, y: 0.28, size: 0.11 });
  c.polygon(
    [
      [0, c.h * 0.6],
      [0, c.h * 0.47],
      [c.w * 0.2, c.h * 0.47],
      [c.w * 0.25, c.h * 0.53],
      [c.w * 0.32, c.h * 0.54],
      [c.w * 0.36, c.h * 0.6],
    ],
    c.p.far,
  );
  hills(c, { base: 0.6, height: 0.02, waves: 1.2 }, c.p.far);
  for (const [top, base, x, lit, shade] of [
    [0.56, 0.72, 0.66, c.p.light, c.p.far],
    [0.64, 0.84, 0.26, c.p.light, c.p.mid],
    [0.74, 1.02, 0.7, c.p.far, c.p.near],
  ] as const) {
    const [px, py, foot] = [x * c.w, top * c.h, base * c.h];
    const crest = `M${at([px, py])}C${at([px + c.w * 0.06, py + (foot - py) * 0.35])} ${at([px - c.w * 0.12, py + (foot - py) * 0.6])} ${at([px + c.w * 0.02, c.h])}`;
    c.path(
      `M${at([px - c.w, foot])}C${at([px - c.w * 0.4, foot - c.h * 0.02])} ${at([px - c.w * 0.18, py + c.h * 0.01])} ${at([px, py])}C${at([px + c.w * 0.2, py + c.h * 0.03])} ${at([px + c.w * 0.5, foot])} ${at([px + c.w, foot])}L${at([px + c.w, c.h])}L${at([px - c.w, c.h])}z`,
      shade,
    );
    c.path(
      `${crest}L${at([px + c.w, c.h])}L${at([px + c.w, foot])}C${at([px + c.w * 0.5, foot])} ${at([px + c.w * 0.2, py + c.h * 0.03])} ${at([px, py])}z`,
      c.linear([
        [0, lit],
        [1, shade],
      ]),
    );
  }
  caravan(c, [0.14, 0.672]);
}

function caravan(c: Canvas, [x, y]: readonly [number, number]): void {
  for (let camel = 0; camel < 4; camel += 1) {
    const [px, py, s] = [(x + camel * 0.075) * c.w, y * c.h + Math.sin(camel) * c.u * 0.004, c.u * 0.036];
    const p = (dx: number, dy: number) => at([px + dx * s, py + dy * s]);
    c.path(
      `M${p(-0.6, 0)}L${p(-0.55, -0.7)}Q${p(-0.5, -1)} ${p(-0.2, -0.95)}Q${p(0, -1.5)} ${p(0.2, -0.95)}Q${p(0.5, -0.9)} ${p(0.62, -1.1)}L${p(0.72, -1.5)}L${p(1.02, -1.46)}L${p(1, -1.34)}L${p(0.84, -1.3)}Q${p(0.76, -0.7)} ${p(0.48, -0.55)}L${p(0.5, 0)}L${p(0.38, 0)}L${p(0.3, -0.5)}L${p(-0.34, -0.5)}L${p(-0.48, 0)}z`,
      c.p.dark,
    );
  }
}

/** Balloons over a valley at sunrise. */
export function balloons(c: Canvas): void {
  sky(c, { x: 0.5, y: 0.56, size: 0.13 });
  clouds(c, 2, { to: 0.2 });
  range(c, { base: 0.68, height: 0.1 }, c.p.far);
  hills(c, { base: 0.76, height: 0.05 }, c.p.mid);
  for (let cone = 0; cone < 9; cone += 1) {
    const [x, high] = [c.between(0, 1) * c.w, c.u * c.between(0.07, 0.14)];
    c.path(
      `M${at([x - high * 0.5, c.h * 0.86])}Q${at([x - high * 0.1, c.h * 0.86 - high * 0.5])} ${at([x, c.h * 0.86 - high])}Q${at([x + high * 0.12, c.h * 0.86 - high * 0.5])} ${at([x + high * 0.5, c.h * 0.86])}z`,
      c.p.near,
    );
  }
  hills(c, { base: 0.88, height: 0.04, waves: 1 }, c.p.near);
  hills(c, { base: 0.96, height: 0.03, waves: 0.7 }, c.p.dark);
  balloon(c, [0.32, 0.3], c.u * 0.17, [c.p.accent, c.p.light]);
  balloon(c, [0.72, 0.44], c.u * 0.1, [c.p.near, c.p.light]);
  balloon(c, [0.84, 0.2], c.u * 0.065, [c.p.mid, c.p.light]);
  balloon(c, [0.12, 0.54], c.u * 0.05, [c.p.accent, c.p.sun]);
  balloon(c, [0.56, 0.17], c.u * 0.04, [c.p.near, c.p.sun]);
}

/** Rows of vines, cypresses, a house on the hill. */
export function vineyard(c: Canvas): void {
  sky(c, { x: 0.22, y: 0.26, size: 0.1 });
  clouds(c, 3, { to: 0.3 });
  hills(c, { base: 0.54, height: 0.05 }, c.p.far);
  hills(c, { base: 0.62, height: 0.05, waves: 1.1 }, c.p.mid);
  const [x, y, s] = [0.62 * c.w, 0.585 * c.h, c.u * 0.15];
  c.rect([x, y - s * 0.5], [s, s * 0.56], c.p.light);
  c.polygon(
    [
      [x - s * 0.08, y - s * 0.48],
      [x + s * 0.18, y - s * 0.74],
      [x + s * 0.82, y - s * 0.74],
      [x + s * 1.08, y - s * 0.48],
    ],
    c.p.accent,
  );
  c.rect([x + s * 0.68, y - s * 0.98], [s * 0.24, s * 0.6], c.p.light);
  c.polygon(
    [
      [x + s * 0.63, y - s * 0.96],
      [x + s * 0.8, y - s * 1.12],
      [x + s * 0.97, y - s * 0.96],
    ],
    c.p.accent,
  );
  for (const dx of [0.16, 0.42]) c.rect([x + s * dx, y - s * 0.34], [s * 0.12, s * 0.2], c.p.dark);
  for (const [cx, high] of [
    [0.57, 0.24],
    [0.54, 0.19],
    [0.8, 0.26],
    [0.835, 0.2],
    [0.2, 0.12],
    [0.24, 0.14],
  ] as const)
    cypress(c, [cx, 0.6], c.u * high, c.p.dark);
  const field = c.linear([
    [0, c.p.mid],
    [1, c.p.near],
  ]);
  c.path(
    `M0 ${n(c.h * 0.62)}Q${at([c.w * 0.5, c.h * 0.56])} ${at([c.w, c.h * 0.66])}L${at([c.w, c.h])}L0 ${n(c.h)}z`,
    field,
  );
  for (let row = -9; row <= 9; row += 1) {
    const top = [c.w * (0.5 + row * 0.052), c.h * (0.612 + Math.abs(row) * 0.003)] as const;
    const foot = [c.w * (0.5 + row * 0.24), c.h * 1.02] as const;
    c.line([top, foot], c.p.dark, c.u * 0.018, 'opacity="0.55"');
    c.line(
      [
        [top[0] + c.u * 0.004, top[1]],
        [foot[0] + c.u * 0.016, foot[1]],
      ],
      c.p.light,
      c.u * 0.004,
      'opacity="0.35"',
    );
  }
}

/** Acacias before a low sun. */
export function savanna(c: Canvas): void {
  sky(c, { x: 0.5, y: 0.52, size: 0.24 });
  birds(c, 7, [0.3, 0.24]);
  hills(c, { base: 0.68, height: 0.02, waves: 0.9 }, c.p.mid);
  c.rect(
    [0, c.h * 0.7],
    [c.w, c.h * 0.3],
    c.linear([
      [0, c.p.mid],
      [0.4, c.p.near],
      [1, c.p.dark],
    ]),
  );
  for (const [x, y, size] of [
    [0.74, 0.8, 0.52],
    [0.2, 0.76, 0.28],
    [0.42, 0.72, 0.12],
  ] as const)
    acacia(c, [x * c.w, y * c.h], size * c.u);
  for (let blade = 0; blade < 90; blade += 1) {
    const [x, high] = [c.random() * c.w, c.u * c.between(0.02, 0.06)];
    c.line(
      [
        [x, c.h],
        [x + c.between(-0.4, 0.4) * high, c.h - high],
      ],
      c.p.dark,
      c.u * 0.003,
    );
  }
}

function acacia(c: Canvas, [x, y]: readonly [number, number], s: number): void {
  const p = (dx: number, dy: number) => [x + dx * s, y + dy * s] as const;
  c.path(
    `M${at(p(-0.035, 0))}Q${at(p(0.02, -0.3))} ${at(p(-0.22, -0.56))}L${at(p(-0.18, -0.57))}Q${at(p(-0.02, -0.42))} ${at(p(0.02, -0.34))}Q${at(p(0.06, -0.46))} ${at(p(0.24, -0.58))}L${at(p(0.27, -0.56))}Q${at(p(0.07, -0.36))} ${at(p(0.045, 0))}z`,
    c.p.dark,
  );
  for (const [dx, dy, rx, ry] of [
    [-0.2, -0.6, 0.32, 0.085],
    [0.2, -0.62, 0.34, 0.085],
    [0, -0.69, 0.3, 0.075],
  ] as const)
    c.ellipse(p(dx, dy), [rx * s, ry * s], c.p.dark);
}
