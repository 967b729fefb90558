import { at, type Canvas } from './canvas.ts';

interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly style: 'long' | 'short' | 'bun';
  readonly beard?: boolean;
  readonly glasses?: boolean;
}

/** Somebody who looks at us, head and shoulders. */
export const person =
  ({ skin, hair, top, style, beard = false, glasses = false }: Person) =>
  (c: Canvas): void => {
    const p = (x: number, y: number) => [c.w * x, c.h * y] as const;
    const u = c.u;
    c.rect([0, 0], [c.w, c.h], c.linear(c.p.sky.map((colour, step) => [step / 2, colour] as const)));
    c.circle(
      p(0.82, 0.2),
      u * 0.34,
      c.radial([
        [0, c.p.sun, 0.9],
        [1, c.p.sun, 0],
      ]),
    );
    c.path(
      `M${at(p(0, 0.8))}L${at(p(0.22, 0.62))}L${at(p(0.4, 0.78))}L${at(p(0.68, 0.58))}L${at(p(1, 0.8))}L${at(p(1, 1))}L${at(p(0, 1))}z`,
      c.p.far,
      'opacity="0.7"',
    );
    if (style === 'long') c.ellipse(p(0.5, 0.52), [u * 0.27, u * 0.34], hair);
    if (style === 'bun') c.circle(p(0.5, 0.14), u * 0.1, hair);
    c.path(
      `M${at(p(0.1, 1))}Q${at(p(0.12, 0.78))} ${at(p(0.38, 0.74))}L${at(p(0.62, 0.74))}Q${at(p(0.88, 0.78))} ${at(p(0.9, 1))}z`,
      top,
    );
    c.path(
      `M${at(p(0.41, 0.62))}L${at(p(0.59, 0.62))}L${at(p(0.6, 0.76))}Q${at(p(0.5, 0.86))} ${at(p(0.4, 0.76))}z`,
      skin,
    );
    c.path(
      `M${at(p(0.42, 0.7))}Q${at(p(0.5, 0.76))} ${at(p(0.58, 0.7))}L${at(p(0.58, 0.66))}L${at(p(0.42, 0.66))}z`,
      '#000000',
      'opacity="0.12"',
    );
    c.ellipse(p(0.5, 0.46), [u * 0.19, u * 0.24], skin);
    if (beard)
      c.path(
        `M${at(p(0.315, 0.48))}Q${at(p(0.33, 0.72))} ${at(p(0.5, 0.73))}Q${at(p(0.67, 0.72))} ${at(p(0.685, 0.48))}Q${at(p(0.62, 0.58))} ${at(p(0.5, 0.57))}Q${at(p(0.38, 0.58))} ${at(p(0.315, 0.48))}z`,
        hair,
      );
    c.path(
      `M${at(p(0.3, 0.46))}Q${at(p(0.27, 0.18))} ${at(p(0.5, 0.18))}Q${at(p(0.73, 0.18))} ${at(p(0.7, 0.46))}Q${at(p(0.66, 0.34))} ${at(p(0.57, 0.31))}Q${at(p(0.42, 0.36))} ${at(p(0.34, 0.36))}Q${at(p(0.31, 0.4))} ${at(p(0.3, 0.46))}z`,
      hair,
    );
    for (const x of [0.43, 0.57]) {
      c.circle(p(x, 0.46), u * 0.018, '#2b211d');
      c.line([p(x - 0.03, 0.415), p(x + 0.03, 0.415)], hair, u * 0.012);
      if (glasses) c.circle(p(x, 0.46), u * 0.055, 'none', `stroke="#2b211d" stroke-width="${u * 0.01}"`);
    }
    if (glasses) c.line([p(0.485, 0.46), p(0.515, 0.46)], '#2b211d', u * 0.01);
    c.path(`M${at(p(0.43, 0.57))}Q${at(p(0.5, 0.63))} ${at(p(0.57, 0.57))}z`, '#ffffff');
    c.line([p(0.43, 0.57), p(0.5, 0.601), p(0.57, 0.57)], '#b0574d', u * 0.012);
  };
