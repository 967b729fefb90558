/** The light of a picture: what is far is nearer to the sky, what is near is darker. */
export type Palette = {
  /** From the top to the horizon. */
  sky: readonly [string, string, string];
  sun: string;
  far: string;
  mid: string;
  near: string;
  dark: string;
  /** Sand, snow, walls, sails. */
  light: string;
  /** From the horizon to the shore. */
  water: readonly [string, string];
  /** A roof, a funnel, a balloon. */
  accent: string;
};

export const PALETTES = {
  morning: {
    sky: ['#5fb4c9', '#f3cdb0', '#ffe9cf'],
    sun: '#fff6dc',
    far: '#a9b8bd',
    mid: '#5f8f97',
    near: '#2c6570',
    dark: '#123d49',
    light: '#fff3df',
    water: ['#8fc9cb', '#1d6f80'],
    accent: '#f06543',
  },
  noon: {
    sky: ['#1e8fc0', '#7fcfe0', '#e2f5ee'],
    sun: '#fffbe2',
    far: '#8fc3c2',
    mid: '#3d9a8f',
    near: '#1b6b66',
    dark: '#0d3f47',
    light: '#fdf3dc',
    water: ['#4cc7c9', '#0b7a95'],
    accent: '#f2704d',
  },
  sunset: {
    sky: ['#4b2a6a', '#e8623f', '#ffca7a'],
    sun: '#fff0bd',
    far: '#b0506a',
    mid: '#7c3163',
    near: '#4a2158',
    dark: '#261338',
    light: '#ffe0b0',
    water: ['#f39a63', '#4a2562'],
    accent: '#ffb347',
  },
  night: {
    sky: ['#061327', '#0d2f4f', '#1f6a74'],
    sun: '#f4f7e6',
    far: '#2a5a70',
    mid: '#173f58',
    near: '#0d2a40',
    dark: '#061726',
    light: '#d8ecef',
    water: ['#1c5f70', '#071b2d'],
    accent: '#ffcf70',
  },
  desert: {
    sky: ['#e8935b', '#f6c98d', '#fff0cf'],
    sun: '#fffae6',
    far: '#e0a06a',
    mid: '#c8713f',
    near: '#93472d',
    dark: '#4d251f',
    light: '#fbe3b6',
    water: ['#e7b27a', '#8a4a35'],
    accent: '#1d7f86',
  },
  nordic: {
    sky: ['#6f9bb8', '#c3d9df', '#f5efe4'],
    sun: '#fffdf3',
    far: '#9db6c2',
    mid: '#5c8196',
    near: '#33566b',
    dark: '#173140',
    light: '#f4f7f5',
    water: ['#8db4bf', '#2b5b70'],
    accent: '#d9482f',
  },
  autumn: {
    sky: ['#f2b56b', '#f8d8a4', '#fff3dd'],
    sun: '#fffbea',
    far: '#d9a066',
    mid: '#bc6a34',
    near: '#7f3a26',
    dark: '#3a1e1c',
    light: '#fff0d6',
    water: ['#d9b483', '#5d5a52'],
    accent: '#c8342b',
  },
  blossom: {
    sky: ['#8fb7dd', '#f5cbd6', '#fff0ea'],
    sun: '#fff8f0',
    far: '#b3a7cc',
    mid: '#7b7fb3',
    near: '#4c5089',
    dark: '#2a2b57',
    light: '#fff1f2',
    water: ['#b9c4e0', '#4f659c'],
    accent: '#e8506f',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
