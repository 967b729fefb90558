import type { Canvas } from './canvas.ts';
import { bowEmblem, coastEmblem, fjordEmblem, ridgeEmblem } from './emblems.ts';
import type { PaletteName } from './palettes.ts';
import { person } from './people.ts';
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
  /** Nothing stands behind it. */
  clear?: true;
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

const portrait = (name: string, scene: Poster['scene'], palette: PaletteName): Poster => ({
  ...{ name: `portrait-${name}`, scene, palette },
  size: [640, 640],
});
const emblem = (name: string, scene: Poster['scene'], palette: PaletteName): Poster => ({
  ...{ name: `emblem-${name}`, scene, palette },
  size: [600, 600],
  clear: true,
});

/** Who works at the agencies that are played, and what their agencies and suppliers are known by. */
export const BRANDS: readonly Poster[] = [
  portrait('marina', person({ skin: '#e9b596', hair: '#5a3423', top: '#1d5f7a', style: 'long' }), 'morning'),
  portrait('theo', person({ skin: '#f0c6a6', hair: '#3a2a20', top: '#39424e', style: 'short', beard: true }), 'autumn'),
  portrait('iris', person({ skin: '#c68863', hair: '#1f1a1a', top: '#c9543c', style: 'bun', glasses: true }), 'noon'),
  emblem('fjord', fjordEmblem, 'nordic'),
  emblem('bow', bowEmblem, 'night'),
  emblem('ridge', ridgeEmblem, 'autumn'),
  emblem('coast', coastEmblem, 'noon'),
  // Of suppliers.
  emblem('walls', fjordEmblem, 'morning'),
  emblem('bay', coastEmblem, 'sunset'),
  emblem('peaks', ridgeEmblem, 'nordic'),
  emblem('keel', bowEmblem, 'autumn'),
];
