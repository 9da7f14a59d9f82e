import { chooseProductionBuilds } from '@infinite/api/config/env';

/** Imported first by benches that run the product in their own process: it has React's fast build. */
chooseProductionBuilds();
