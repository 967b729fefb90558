import { useEffect, useState } from 'react';

/** False for two frames: FullCalendar draws, measures and draws again, and what jumps meanwhile is not shown. */
export function useMeasured(): boolean {
  const [measured, setMeasured] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasured(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return measured;
}
