import { openParcel, type Parcel } from '../tracking/parcels/parcel.ts';

type Put = Parameters<ReturnType<typeof openParcel>['put']>[0];

/** These, packed together. */
export function parcelOf(visits: readonly Put[]): Parcel {
  const parcel = openParcel();
  for (const one of visits) parcel.put(one);
  return parcel.close();
}
