/** In degrees; south and west are negative. */
interface OnEarth {
  readonly latitude: number;
  readonly longitude: number;
}

interface City extends OnEarth {
  readonly name: string;
  readonly country: string;
}

/** Degrees of a side of the squares that cities are looked up in. */
const side = 2;
const squaresAround = 360 / side;

let built: Promise<ReadonlyMap<string, readonly City[]>> | null = null;

/** Finds the nearest city within some 200 km, as 'Lisbon, Portugal'; '' on the open sea. */
export async function nearestCity(): Promise<(place: OnEarth) => string> {
  built ??= build();
  const squares = await built;
  return (place) => {
    const [row, column] = squareOf(place);
    // A degree of longitude is shorter towards the poles.
    const narrow = Math.cos((place.latitude * Math.PI) / 180);
    const around = [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].flatMap((east) => squares.get(keyOf(row + north, column + east)) ?? []),
    );
    let nearest: City | null = null;
    let least: number = side;
    for (const city of around) {
      const across = Math.abs(city.longitude - place.longitude);
      const east = Math.min(across, 360 - across) * narrow;
      const distance = Math.hypot(east, city.latitude - place.latitude);
      if (distance >= least) continue;
      least = distance;
      nearest = city;
    }
    return nearest ? [nearest.name, nearest.country].filter(Boolean).join(', ') : '';
  };
}

async function build(): Promise<ReadonlyMap<string, readonly City[]>> {
  const { cityMapping } = await import('city-timezones');
  const squares = new Map<string, City[]>();
  for (const { city: name, country, lat: latitude, lng: longitude } of cityMapping) {
    const key = keyOf(...squareOf({ latitude, longitude }));
    squares.set(key, [...(squares.get(key) ?? []), { name, country, latitude, longitude }]);
  }
  return squares;
}

function squareOf({ latitude, longitude }: OnEarth): [number, number] {
  return [Math.floor(latitude / side), Math.floor(longitude / side)];
}

/** The squares go around the earth. */
function keyOf(row: number, column: number): string {
  return `${row} ${((column % squaresAround) + squaresAround) % squaresAround}`;
}
