import type { GrowthPlaceName } from '@infinite/schema/catalogue/admin';
import { growthWords } from '@infinite/schema/words/growth.en';
import { lazy, type ComponentType } from 'react';

interface GrowthPlace {
  readonly value: GrowthPlaceName;
  readonly label: string;
  /** Its code comes when it is first opened. */
  readonly Screen: ComponentType;
}

const { places: labels } = growthWords;

/** The places of the part 'Growth'. A place registers here, and has its name in the catalogue. */
export const growthPlaces: readonly GrowthPlace[] = [
  {
    value: 'experiments',
    label: labels.experiments,
    Screen: lazy(() =>
      import('./experiments/experiments-place.tsx').then((m) => ({ default: m.ExperimentsPlace })),
    ),
  },
  {
    value: 'funnel',
    label: labels.funnel,
    Screen: lazy(() =>
      import('./funnel/funnel-place.tsx').then((m) => ({ default: m.FunnelPlace })),
    ),
  },
  {
    value: 'seo',
    label: labels.seo,
    Screen: lazy(() => import('./seo/seo-place.tsx').then((m) => ({ default: m.SeoPlace }))),
  },
  {
    value: 'email',
    label: labels.email,
    Screen: lazy(() =>
      import('../newsletter/email-place.tsx').then((m) => ({ default: m.EmailMarketing })),
    ),
  },
];
