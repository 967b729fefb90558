import type { Canvas } from '../canvas.ts';
import { birds, clouds, range, sky, water } from '../nature.ts';
import { sailboat, ship } from '../things.ts';

/** A cruise ship on its way into the sun, islands behind it. */
export function cruise(c: Canvas): void {
  sky(c, { x: 0.66, y: 0.36, size: 0.13 });
  clouds(c, 3);
  range(c, { base: 0.6, height: 0.1, rough: 0.5 }, c.p.far);
  water(c, 0.6, { sunX: 0.66 });
  ship(c, [0.36, 0.63], c.u * 0.5);
  birds(c, 5, [0.25, 0.22]);
}

/** A sail between two headlands. */
export function sails(c: Canvas): void {
  sky(c, { x: 0.46, y: 0.42, size: 0.12 });
  clouds(c, 3, { to: 0.28 });
  range(c, { base: 0.56, height: 0.12 }, c.p.far);
  water(c, 0.6, { sunX: 0.46 });
  headland(c, -1);
  headland(c, 1);
  sailboat(c, [0.5, 0.72], c.u * 0.34);
  birds(c, 4, [0.68, 0.2]);
}

function headland(c: Canvas, side: 1 | -1): void {
  const x = (share: number) => (side === 1 ? 1 - share : share) * c.w;
  c.polygon(
    [
      [x(-0.02), 0.36 * c.h],
      [x(0.1), 0.4 * c.h],
      [x(0.17), 0.5 * c.h],
      [x(0.24), 0.55 * c.h],
      [x(0.29), 0.64 * c.h],
      [x(-0.02), 0.66 * c.h],
    ],
    c.p.mid,
  );
  c.polygon(
    [
      [x(-0.02), 0.5 * c.h],
      [x(0.06), 0.52 * c.h],
      [x(0.13), 0.6 * c.h],
      [x(0.19), 0.68 * c.h],
      [x(-0.02), 0.72 * c.h],
    ],
    c.p.near,
  );
}
