import { useState } from 'react';
import { remember, remembered } from '../../platform/remembered.ts';

const NAME = 'calendar-images';

/** 'Display images': complete cards at first; each person's choice stays (ADMCAL-010). */
export function useImages(): readonly [boolean, (on: boolean) => void] {
  const [images, setImages] = useState(() => remembered(NAME) !== 'off');
  const choose = (on: boolean) => {
    setImages(on);
    remember(NAME, on ? 'on' : 'off');
  };
  return [images, choose];
}
