import { placesRest } from '#features/people/places/places.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export { nearestCity } from '#features/people/places/nearest-city.ts';

export const placesFeature = defineFeature({ name: 'places', rest: placesRest });
