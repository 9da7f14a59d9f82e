import { consolePlaceNames, type ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import { storeSetting } from '../harness/administrator.ts';
import { test } from '../harness/desktop-test.ts';
import { FailingProxy } from '../harness/failing-proxy.ts';
import { storedFileSize, type EveryPlace } from '../page-models/admin/every-place.ts';
import { placesInApplication } from '../page-models/desktop/places-in-application.ts';

test.describe.configure({ mode: 'parallel' });

/** An application starts and somebody signs in for each: half of the places share that. */
const middle = consolePlaceNames.length / 2;
const halves = [consolePlaceNames.slice(0, middle), consolePlaceNames.slice(middle)] as const;

const states: readonly [string, (every: EveryPlace, place: ConsolePlaceName) => Promise<void>][] = [
  ['empty and by keyboard', (every, place) => every.emptyPlace(place)],
  ['when the server fails, and Try again', (every, place) => every.failingPlace(place)],
];
for (const places of halves) {
  for (const [state, look] of states) {
    test(`${places.join(', ')} in the application: ${state}`, async ({ desktop, product }) => {
      await storeSetting(product, { maxFileSize: storedFileSize });
      const proxy = await FailingProxy.before(product.origin);
      const every = await placesInApplication(desktop.page, proxy, product);
      for (const place of places) await look(every, place);
      await proxy.stop();
    });
  }
}

test('a link of the side bar keeps the focus in the application', async ({ desktop, product }) => {
  const proxy = await FailingProxy.before(product.origin);
  const every = await placesInApplication(desktop.page, proxy, product);
  await every.everyLinkKeepsTheFocus();
  await proxy.stop();
});
