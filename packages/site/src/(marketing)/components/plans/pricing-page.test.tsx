import {
  allPlans,
  annualPrice,
  costOverYears,
  costSpans,
  planPeriods,
  priceOf,
  savingPerYear,
} from '@infinite/schema/catalogue/plans';
import { decimalDollars } from '@infinite/schema/catalogue/cents';
import { moneyWords } from '@infinite/schema/words/plans.en';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';
import { Page as LegacyPlanning } from '#(marketing)/pages/legacy-planning/+Page.tsx';
import { Page as TransparentPricing } from '#(marketing)/pages/transparent-pricing/+Page.tsx';
import pricingPage from '#(marketing)/pages/pricing/+config.ts';
import { fillInSite } from '#seo/fill-in-site.ts';
import { PricingPage } from './pricing-page.tsx';

const site = { origin: 'https://example.org', supportEmail: 'a@example.org', supportPhone: '1' };

function textOf(page: ReactElement): string {
  const pageContext = { site } as never;
  const html = renderToStaticMarkup(
    <VikeReactProviderPageContext pageContext={pageContext}>{page}</VikeReactProviderPageContext>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ');
}

const amountsIn = (text: string) => new Set(text.match(/\$[\d,]+(\.\d{2})?/g));

const prices = allPlans.flatMap((plan) => planPeriods.map((period) => priceOf(plan, period)));
const savings = allPlans.map(savingPerYear);
const sums = allPlans.flatMap((plan) =>
  planPeriods.flatMap((period) =>
    costSpans.printed.map((years) => costOverYears(plan, period, years)),
  ),
);

describe('the pages that name prices', () => {
  it('print on /pricing each price and each saving of the catalogue, and no other amount', () => {
    const paid = savings.filter((saving) => saving > 0);
    expect(amountsIn(textOf(<PricingPage />))).toEqual(
      new Set([...prices, ...paid].map(moneyWords)),
    );
  });

  it('print on /transparent-pricing the sums of the catalogue, and no other amount', () => {
    expect(amountsIn(textOf(<TransparentPricing />))).toEqual(new Set(sums.map(moneyWords)));
  });

  it('name on /legacy-planning Memory Plus as the most popular, at its price', () => {
    const text = textOf(<LegacyPlanning />);
    expect(text).toMatch(/Most Popular\s+Memory Plus/);
    expect([...amountsIn(text)]).toEqual(['$24.95', '$80']);
  });
});

describe('what search engines read of the plans', () => {
  const { metadata } = pricingPage;
  const written = typeof metadata === 'object' ? metadata.structuredData : undefined;
  const objects = fillInSite(written ?? [], site);
  const products = objects.filter((object) => Reflect.get(object, '@type') === 'Product');

  it('offers what the page offers', () => {
    const offered = JSON.stringify(products).match(/(?<="price":")[\d.]+/g);
    const shown = allPlans.flatMap((plan) => [plan.quarterly, annualPrice(plan)]);
    expect(new Set(offered)).toEqual(new Set(shown.map(decimalDollars)));
    expect(products).toHaveLength(allPlans.length);
  });

  it('has a picture and says what can be had (W9)', () => {
    for (const product of products) {
      expect(product).toMatchObject({ image: expect.stringMatching(/^http.*\.png$/) });
      for (const offer of Reflect.get(product, 'offers') as object[]) {
        const free = Reflect.get(offer, 'price') === '0.00';
        expect(offer).toMatchObject({
          availability: `https://schema.org/${free ? 'InStock' : 'LimitedAvailability'}`,
        });
      }
    }
  });

  it('rates nothing, since nobody has', () => {
    expect(JSON.stringify(objects)).not.toMatch(/rating|review/i);
  });
});
