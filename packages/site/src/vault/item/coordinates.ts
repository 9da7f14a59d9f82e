export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
}

const number = String.raw`([+-]?\d{1,3}(?:\.\d+)?)\s*°?`;
const form = new RegExp(String.raw`^${number}\s*([NS]?)\s*[,;\s]\s*${number}\s*([EW]?)$`, 'i');

/** Latitude and longitude as maps give them to copy: '48.8584, 2.2945' or '48.8584° N, 2.2945° E'. */
export function placeIn(text: string): MapPlace | null {
  const match = form.exec(text.trim());
  if (!match) return null;
  const [, north = '', southern = '', east = '', western = ''] = match;
  const latitude = Number(north) * (southern.toUpperCase() === 'S' ? -1 : 1);
  const longitude = Number(east) * (western.toUpperCase() === 'W' ? -1 : 1);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

export function coordinatesOf(place: MapPlace | null | undefined): string {
  return place ? `${rounded(place.latitude)}, ${rounded(place.longitude)}` : '';
}

/** To a tenth of a meter; receivers give digits that mean nothing. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
