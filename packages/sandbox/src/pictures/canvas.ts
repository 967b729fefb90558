import type { Palette } from './palettes.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];
type Point = readonly [x: number, y: number];

/** A sheet that one picture is drawn on. All lengths are pixels; `u` is the shorter side, which things are measured by. */
export class Canvas {
  readonly w: number;
  readonly h: number;
  readonly u: number;
  readonly p: Palette;
  /** From 0 to 1, the same row of numbers for the same seed. */
  readonly random: () => number;
  readonly #defs: string[] = [];
  readonly #shapes: string[] = [];

  constructor(options: { width: number; height: number; palette: Palette; seed: string }) {
    this.w = options.width;
    this.h = options.height;
    this.u = Math.min(this.w, this.h);
    this.p = options.palette;
    this.random = randomOf(options.seed);
  }

  between(from: number, to: number): number {
    return from + this.random() * (to - from);
  }

  #define(make: (id: string) => string): string {
    const id = `d${this.#defs.length}`;
    this.#defs.push(make(id));
    return `url(#${id})`;
  }

  /** A gradient downwards, or along the given direction. */
  linear(stops: readonly Stop[], [x, y]: Point = [0, 1]): string {
    return this.#define((id) => `<linearGradient id="${id}" x2="${x}" y2="${y}">${stopsOf(stops)}</linearGradient>`);
  }

  radial(stops: readonly Stop[]): string {
    return this.#define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`);
  }

  blur(pixels: number): string {
    const area = 'x="-50%" y="-50%" width="200%" height="200%"';
    return this.#define((id) => `<filter id="${id}" ${area}><feGaussianBlur stdDeviation="${n(pixels)}"/></filter>`);
  }

  /** Further attributes as SVG names them. */
  path(d: string, fill: string, more = ''): void {
    this.#shapes.push(`<path d="${d}" fill="${fill}" ${more}/>`);
  }

  rect([x, y]: Point, [w, h]: Point, fill: string, more = ''): void {
    this.#shapes.push(`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`);
  }

  circle([x, y]: Point, r: number, fill: string, more = ''): void {
    this.#shapes.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`);
  }

  ellipse([x, y]: Point, [rx, ry]: Point, fill: string, more = ''): void {
    this.#shapes.push(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`);
  }

  line(points: readonly Point[], colour: string, width: number, more = ''): void {
    const style = 'stroke-linecap="round" stroke-linejoin="round"';
    this.path(`M${points.map(at).join('L')}`, 'none', `stroke="${colour}" stroke-width="${n(width)}" ${style} ${more}`);
  }

  polygon(points: readonly Point[], fill: string, more = ''): void {
    this.path(`M${points.map(at).join('L')}z`, fill, more);
  }

  svg(): string {
    const size = `width="${this.w}" height="${this.h}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.#defs.join('')}</defs>${this.#shapes.join('')}</svg>`;
  }
}

/** Coordinates as they stand in a path. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** Mulberry32 over a hash of the seed: drawings must come out the same on every computer. */
function randomOf(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
