import { at, type Canvas, n } from '../canvas.ts';
import { birds, clouds, hills, peak, range, sky, water } from '../nature.ts';
import { sailboat } from '../things.ts';

/** White cubes and blue domes above the sea. */
export function island(c: Canvas): void {
  sky(c, { x: 0.22, y: 0.3, size: 0.1 });
  range(c, { base: 0.5, height: 0.06 }, c.p.far);
  water(c, 0.5, { sunX: 0.22 });
  sailboat(c, [0.2, 0.62], c.u * 0.12);
  c.path(
    `M${at([c.w * 1.02, c.h * 0.4])}C${at([c.w * 0.7, c.h * 0.44])} ${at([c.w * 0.5, c.h * 0.6])} ${at([c.w * 0.26, c.h * 0.86])}L${at([c.w * 0.1, c.h * 1.02])}L${at([c.w * 1.02, c.h * 1.02])}z`,
    c.p.near,
  );
  const cubes = [
    [0.82, 0.46, 0.2],
    [0.66, 0.54, 0.17],
    [0.9, 0.6, 0.22],
    [0.56, 0.66, 0.19],
    [0.76, 0.7, 0.2],
    [0.44, 0.8, 0.2],
    [0.64, 0.84, 0.22],
    [0.88, 0.84, 0.24],
    [0.34, 0.95, 0.2],
    [0.56, 0.98, 0.24],
    [0.8, 1, 0.26],
  ] as const;
  for (const [i, [x, y, size]] of cubes.entries()) cube(c, [x * c.w, y * c.h], size * c.u, i % 4 === 0);
}

function cube(c: Canvas, [x, y]: readonly [number, number], s: number, domed: boolean): void {
  const blue = '#2274b5';
  if (domed) {
    c.path(`M${at([x + s * 0.1, y - s * 0.36])}a${n(s * 0.34)} ${n(s * 0.36)} 0 0 1 ${n(s * 0.68)} 0z`, blue);
    c.path(
      `M${at([x + s * 0.44, y - s * 0.36])}a${n(s * 0.34)} ${n(s * 0.36)} 0 0 0 0 ${n(-s * 0.36)}a${n(s * 0.34)} ${n(s * 0.36)} 0 0 1 ${n(s * 0.34)} ${n(s * 0.36)}z`,
      c.p.dark,
      'opacity="0.18"',
    );
    c.line(
      [
        [x + s * 0.44, y - s * 0.72],
        [x + s * 0.44, y - s * 0.84],
      ],
      '#fff',
      s * 0.025,
    );
    c.line(
      [
        [x + s * 0.4, y - s * 0.8],
        [x + s * 0.48, y - s * 0.8],
      ],
      '#fff',
      s * 0.025,
    );
  }
  c.rect([x, y - s * 0.38], [s * 0.88, s * 0.5], '#fffaf0');
  c.rect([x + s * 0.6, y - s * 0.38], [s * 0.28, s * 0.5], c.p.far, 'opacity="0.5"');
  c.path(
    `M${at([x + s * 0.2, y + s * 0.12])}l0 ${n(-s * 0.2)}a${n(s * 0.08)} ${n(s * 0.08)} 0 0 1 ${n(s * 0.16)} 0l0 ${n(s * 0.2)}z`,
    blue,
  );
  c.rect([x + s * 0.42, y - s * 0.22], [s * 0.1, s * 0.12], blue);
}

/** A lighthouse on its rock, its beams in the dusk. */
export function lighthouse(c: Canvas): void {
  sky(c, { x: 0.24, y: 0.5, size: 0.11 });
  clouds(c, 4, { to: 0.4 });
  const [x, top, s] = [0.7 * c.w, 0.24 * c.h, c.u * 0.12];
  for (const way of [-1, 1])
    c.polygon(
      [
        [x, top],
        [x + way * c.w * 0.8, top - c.h * 0.08],
        [x + way * c.w * 0.8, top + c.h * 0.1],
      ],
      c.linear(
        [
          [0, c.p.sun, 0.5],
          [1, c.p.sun, 0],
        ],
        [way, 0],
      ),
      way === -1 ? 'opacity="0.5"' : 'opacity="0.7"',
    );
  water(c, 0.64, { sunX: 0.24 });
  c.path(
    `M${at([c.w * 1.02, c.h * 0.58])}C${at([c.w * 0.86, c.h * 0.56])} ${at([c.w * 0.62, c.h * 0.58])} ${at([c.w * 0.52, c.h * 0.68])}C${at([c.w * 0.46, c.h * 0.78])} ${at([c.w * 0.36, c.h * 0.84])} ${at([c.w * 0.34, c.h * 1.02])}L${at([c.w * 1.02, c.h * 1.02])}z`,
    c.p.near,
  );
  c.path(
    `M${at([c.w * 1.02, c.h * 0.76])}C${at([c.w * 0.8, c.h * 0.76])} ${at([c.w * 0.66, c.h * 0.82])} ${at([c.w * 0.56, c.h * 1.02])}L${at([c.w * 1.02, c.h * 1.02])}z`,
    c.p.dark,
  );
  const foot = 0.6 * c.h;
  for (let band = 0; band < 5; band += 1) {
    const [from, to] = [
      top + s * 0.4 + ((foot - top - s * 0.4) / 5) * band,
      top + s * 0.4 + ((foot - top - s * 0.4) / 5) * (band + 1),
    ];
    const half = (share: number) => s * (0.34 + 0.26 * ((share - top) / (foot - top)));
    c.polygon(
      [
        [x - half(from), from],
        [x + half(from), from],
        [x + half(to), to],
        [x - half(to), to],
      ],
      band % 2 === 0 ? c.p.light : c.p.accent,
    );
  }
  c.rect([x - s * 0.46, top + s * 0.3], [s * 0.92, s * 0.12], c.p.dark);
  c.rect([x - s * 0.26, top - s * 0.2], [s * 0.52, s * 0.5], c.p.sun);
  c.path(
    `M${at([x - s * 0.36, top - s * 0.18])}Q${at([x, top - s * 0.8])} ${at([x + s * 0.36, top - s * 0.18])}z`,
    c.p.dark,
  );
  birds(c, 5, [0.3, 0.26]);
}

/** A gate in the water, a white mountain, blossom above. */
export function gate(c: Canvas): void {
  sky(c, { x: 0.7, y: 0.26, size: 0.11 });
  peak(c, [0.42, 0.24], [0.9, 0.4], { lit: c.p.far, shade: c.p.mid, snow: c.p.light });
  hills(c, { base: 0.62, height: 0.02 }, c.p.near);
  water(c, 0.64, { sunX: 0.7 });
  const [x, y, s] = [0.56 * c.w, 0.82 * c.h, c.u * 0.42];
  c.path(
    `M${at([x - s * 0.62, y - s * 0.92])}Q${at([x, y - s * 0.78])} ${at([x + s * 0.62, y - s * 0.92])}L${at([x + s * 0.58, y - s * 0.78])}Q${at([x, y - s * 0.68])} ${at([x - s * 0.58, y - s * 0.78])}z`,
    c.p.accent,
  );
  c.rect([x - s * 0.48, y - s * 0.58], [s * 0.96, s * 0.08], c.p.accent);
  for (const dx of [-0.36, 0.28]) c.rect([x + s * dx, y - s * 0.76], [s * 0.08, s * 0.78], c.p.accent);
  for (const dx of [-0.36, 0.28]) c.rect([x + s * dx, y + s * 0.04], [s * 0.08, s * 0.3], c.p.accent, 'opacity="0.3"');
  const branch = [
    [-0.02, 0.1],
    [0.16, 0.12],
    [0.34, 0.07],
    [0.52, 0.1],
  ].map(([bx = 0, by = 0]) => [bx * c.w, by * c.h] as const);
  c.line(branch, c.p.dark, c.u * 0.016);
  for (let bloom = 0; bloom < 90; bloom += 1) {
    const [bx, by] = [c.random() ** 1.3 * 0.6 * c.w, (0.09 + c.between(-0.09, 0.1)) * c.h];
    c.circle(
      [bx, by],
      c.u * c.between(0.008, 0.022),
      bloom % 3 === 0 ? c.p.light : c.p.accent,
      `opacity="${n(c.between(0.55, 0.95))}"`,
    );
  }
}
