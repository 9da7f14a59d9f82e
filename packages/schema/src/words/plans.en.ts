import { announced } from '#words/announced.en.ts';
import { decimalDollars, type Cents } from '#catalogue/cents.ts';
import { megabyte } from '#catalogue/media.ts';
import { planRules, plans, type Plan, type PlanId, type PlanPeriod } from '#catalogue/plans.ts';

/** '$31.95'; '$102' where there are no cents. */
export function moneyWords(amount: Cents): string {
  const [dollars = '', rest = ''] = decimalDollars(amount).split('.');
  const grouped = dollars.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return rest === '00' ? `$${grouped}` : `$${grouped}.${rest}`;
}

/** '1 GB', '100 GB', '1 TB'. */
export function storageWords(bytes: number): string {
  const gigabytes = bytes / (1024 * megabyte);
  return gigabytes >= 1024 ? `${gigabytes / 1024} TB` : `${gigabytes} GB`;
}

const unlimited = 'Without limit';
const countWords = (limit: number | null): string => (limit === null ? unlimited : String(limit));

export const periodWords: Record<PlanPeriod, { choice: string; per: string; paid: string }> = {
  quarterly: { choice: 'Quarterly', per: 'per 3 months', paid: 'paid every 3 months' },
  annual: { choice: 'Annual', per: 'per year', paid: 'paid once a year' },
};

interface PlanText {
  name: string;
  badge: string;
  description: string;
  features: readonly string[];
}

const mediaOf = (id: PlanId): string => storageWords(plans[id].limits.mediaBytes);

/** The description of each plan; numbers come from the catalogue. */
export const planWords: Record<PlanId, PlanText> = {
  free: {
    name: 'Free Forever',
    badge: 'No card needed',
    description:
      'For saying what you want to say, to the people who should hear it, whenever that is.',
    features: [
      'Voice messages without limit',
      'Letters, written and scheduled without limit',
      `${mediaOf('free')} for photos and videos`,
      announced(
        'transcripts',
        'Transcripts of English recordings, so that you can search what was said',
      ),
      announced('familyTree', 'A family tree without limit'),
      announced('scrapbooks', 'One scrapbook'),
      announced('timeCapsules', 'One time capsule'),
      'Delivery of everything you scheduled, whatever happens',
    ],
  },
  'memory-plus': {
    name: 'Memory Plus',
    badge: 'Most Popular',
    description: 'For the family whose photos and videos no longer fit in a drawer.',
    features: [
      'Everything in Free Forever',
      `${mediaOf('memory-plus')} for photos and videos`,
      announced('scrapbooks', 'Scrapbooks without limit'),
      announced('timeCapsules', 'Time capsules without limit'),
    ],
  },
  'complete-legacy': {
    name: 'Complete Legacy',
    badge: 'Everything we make',
    description: 'For the person who keeps the family’s archive and wants it on the shelf, too.',
    features: [
      'Everything in Free Forever',
      `${mediaOf('complete-legacy')} for photos and videos`,
      announced('scrapbooks', 'Scrapbooks without limit'),
      announced('timeCapsules', 'Time capsules without limit'),
      announced('printReadyBooks', 'Scrapbooks as books that are ready to print'),
      'Priority support by phone and email',
      announced('liveChat', 'Support by chat'),
    ],
  },
};

/** True: it is in the plan; false: it is not; words: how much of it. */
export type FeatureValue = boolean | string;

export interface FeatureCategory {
  category: string;
  items: readonly { label: string; value: (plan: Plan) => FeatureValue }[];
}

const everywhere = (): FeatureValue => true;
const alwaysUnlimited = (): FeatureValue => unlimited;

/** The feature grid of the pricing page: five categories. */
export const featureCategories: readonly FeatureCategory[] = [
  {
    category: 'Memory Storage',
    items: [
      {
        label: 'Photos and videos',
        value: ({ limits }) => storageWords(limits.mediaBytes),
      },
      { label: 'Originals kept bit for bit', value: everywhere },
      {
        label: announced('dataExport', 'Export everything, in open formats'),
        value: everywhere,
      },
    ],
  },
  {
    category: 'Voice Messages',
    items: [
      { label: 'Voice messages', value: alwaysUnlimited },
      { label: 'Messages scheduled for later', value: alwaysUnlimited },
      { label: 'Delivered even after a plan has ended', value: everywhere },
      {
        label: announced('transcripts', 'Transcripts you can search, of English recordings'),
        value: everywhere,
      },
    ],
  },
  {
    category: 'Family Tree',
    items: [
      { label: announced('familyTree', 'People in the tree'), value: alwaysUnlimited },
      { label: announced('familyTree', 'A voice beside every name'), value: everywhere },
      { label: announced('treeAsFile', 'The tree as a file: GEDCOM, GEDZIP'), value: everywhere },
    ],
  },
  {
    category: 'Digital Scrapbooks',
    items: [
      {
        label: announced('scrapbooks', 'Scrapbooks'),
        value: ({ limits }) => countWords(limits.scrapbooks),
      },
      {
        label: announced('printReadyBooks', 'Ready to print as a book'),
        value: ({ printReadyBooks }) => printReadyBooks,
      },
    ],
  },
  {
    category: 'Time Capsules',
    items: [
      {
        label: announced('timeCapsules', 'Capsules'),
        value: ({ limits }) => countWords(limits.capsules),
      },
      { label: announced('timeCapsules', 'Relatives can add until it closes'), value: everywhere },
    ],
  },
];

export const planPromises = {
  moneyBack: `${planRules.moneyBackDays}-day money back`,
  cancel: 'Cancel any time',
  retention: `Nothing changes for ${planRules.retentionDays} days after a plan ends`,
} as const;

/** The rows of the grid in which not every plan is the same. */
export function differences(plans: readonly Plan[]): readonly FeatureCategory[] {
  return featureCategories
    .map(({ category, items }) => ({
      category,
      items: items.filter(({ value }) => new Set(plans.map(value)).size > 1),
    }))
    .filter(({ items }) => items.length > 0);
}
