import { consolePlaceNames } from '@infinite/schema/catalogue/admin';
import { fillConsole } from '../harness/full-console.ts';
import { test } from '../harness/product-test.ts';
import { EveryPlace } from '../page-models/admin/every-place.ts';
import { placesInBrowser } from '../page-models/admin/places-in-browser.ts';

test.describe.configure({ mode: 'parallel' });

for (const place of consolePlaceNames) {
  test(`${place} fits every screen with 100,000 users and long lists`, async ({
    page,
    product,
    administrator,
  }) => {
    void administrator;
    await fillConsole(product);
    await new EveryPlace(placesInBrowser(page)).fullPlace(place);
  });
}
