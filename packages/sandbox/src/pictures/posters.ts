import type { Canvas } from './canvas.ts';
import type { PaletteName } from './palettes.ts';
import { gate, island, lighthouse } from './scenes/coast.ts';
import { glacier } from './scenes/cold.ts';
import { aurora, fjord, rail, ridge } from './scenes/mountains.ts';
import { cruise, sails } from './scenes/sea.ts';
import { harbour, promenade, skyline } from './scenes/towns.ts';
import { balloons, desert, palms, savanna, vineyard } from './scenes/warm.ts';

/** Width and height in pixels; the formats that the networks show. */
const FORMATS = { square: [1080, 1080], portrait: [1080, 1350], wide: [1200, 628], story: [1080, 1920] } as const;

export type Poster = {
  /** As its file is named. */
  name: string;
  scene: (c: Canvas) => void;
  palette: PaletteName;
  size: readonly [number, number];
};

const poster = (name: string, scene: Poster['scene'], palette: PaletteName, format: keyof typeof FORMATS): Poster => ({
  name,
  scene,
  palette,
  size: FORMATS[format],
});

export const POSTERS: readonly Poster[] = [
  poster('cruise-sunset', cruise, 'sunset', 'square'),
  poster('cruise-morning', cruise, 'morning', 'wide'),
  poster('cruise-noon', cruise, 'noon', 'portrait'),
  poster('sails-noon', sails, 'noon', 'square'),
  poster('sails-sunset', sails, 'sunset', 'portrait'),
  poster('ridge-autumn', ridge, 'autumn', 'square'),
  poster('ridge-morning', ridge, 'morning', 'wide'),
  poster('fjord-nordic', fjord, 'nordic', 'portrait'),
  poster('fjord-morning', fjord, 'morning', 'square'),
  poster('aurora-night', aurora, 'night', 'square'),
  poster('aurora-story', aurora, 'night', 'story'),
  poster('rail-nordic', rail, 'nordic', 'square'),
  poster('rail-autumn', rail, 'autumn', 'wide'),
  poster('palms-noon', palms, 'noon', 'square'),
  poster('palms-sunset', palms, 'sunset', 'portrait'),
  poster('palms-story', palms, 'sunset', 'story'),
  poster('desert-gold', desert, 'desert', 'square'),
  poster('desert-dusk', desert, 'sunset', 'wide'),
  poster('balloons-morning', balloons, 'morning', 'square'),
  poster('balloons-desert', balloons, 'desert', 'portrait'),
  poster('vineyard-autumn', vineyard, 'autumn', 'square'),
  poster('vineyard-noon', vineyard, 'noon', 'wide'),
  poster('savanna-sunset', savanna, 'sunset', 'square'),
  poster('skyline-night', skyline, 'night', 'portrait'),
  poster('skyline-sunset', skyline, 'sunset', 'wide'),
  poster('harbour-noon', harbour, 'noon', 'square'),
  poster('harbour-autumn', harbour, 'autumn', 'portrait'),
  poster('island-noon', island, 'noon', 'square'),
  poster('island-sunset', island, 'sunset', 'portrait'),
  poster('lighthouse-sunset', lighthouse, 'sunset', 'square'),
  poster('lighthouse-nordic', lighthouse, 'nordic', 'portrait'),
  poster('gate-blossom', gate, 'blossom', 'square'),
  poster('promenade-noon', promenade, 'noon', 'square'),
  poster('glacier-nordic', glacier, 'nordic', 'wide'),
  poster('glacier-morning', glacier, 'morning', 'square'),
];
