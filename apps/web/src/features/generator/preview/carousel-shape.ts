interface Size {
  readonly width: number;
  readonly height: number;
}

/** Instagram, content publishing: 4:5 to 1.91:1. */
const TALLEST = 0.8;
const WIDEST = 1.91;

/** Width by height of the frame: a carousel is shown in the shape of its first picture, within what Instagram takes. */
export function carouselShape([first]: readonly Size[]): number {
  return first ? Math.min(WIDEST, Math.max(TALLEST, first.width / first.height)) : 1;
}
