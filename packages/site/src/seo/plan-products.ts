import { currency, decimalDollars } from '@infinite/schema/catalogue/cents';
import {
  allPlans,
  planPeriods,
  priceOf,
  type Plan,
  type PlanPeriod,
} from '@infinite/schema/catalogue/plans';
import { periodWords, planWords } from '@infinite/schema/words/plans.en';
import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import type { NamedSite } from './fill-in-site.ts';

type Site = Pick<NamedSite, 'origin'>;
import { socialPicturePath } from './social-picture-path.ts';

const months: Record<PlanPeriod, number> = { quarterly: 3, annual: 12 };

/** schema.org: each plan as a product with its offers. No rating: none has been given yet. */
export function planProducts(site: Site): object[] {
  return allPlans.map((plan) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${siteShellWords.name}: ${planWords[plan.id].name}`,
    description: planWords[plan.id].description,
    url: `${site.origin}/pricing`,
    image: site.origin + socialPicturePath('/pricing'),
    brand: { '@type': 'Brand', name: siteShellWords.name },
    offers: plan.quarterly === 0 ? [freeOffer(site)] : planPeriods.map(offerOf(site, plan)),
  }));
}

const freeOffer = (site: Site): object => ({
  '@type': 'Offer',
  price: '0.00',
  priceCurrency: currency,
  availability: 'https://schema.org/InStock',
  url: `${site.origin}/pricing`,
});

/** Paid plans are arranged with support, and not bought on the page. */
const uponRequest = 'https://schema.org/LimitedAvailability';

const offerOf =
  (site: Site, plan: Plan) =>
  (period: PlanPeriod): object => {
    const price = decimalDollars(priceOf(plan, period));
    return {
      '@type': 'Offer',
      name: periodWords[period].choice,
      price,
      priceCurrency: currency,
      availability: uponRequest,
      url: `${site.origin}/pricing`,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: currency,
        billingDuration: months[period],
        unitText: 'month',
      },
    };
  };
