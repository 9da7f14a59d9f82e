import { placesRest } from '#features/places/places.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export const placesFeature = defineFeature({ name: 'places', rest: placesRest });
