import { consolePlaceNames } from '@infinite/schema/catalogue/admin';
import { test } from '../harness/desktop-test.ts';
import { FailingProxy } from '../harness/failing-proxy.ts';
import { fillConsole } from '../harness/full-console.ts';
import { placesInApplication } from '../page-models/desktop/places-in-application.ts';

test.describe.configure({ mode: 'parallel' });

const middle = consolePlaceNames.length / 2;
for (const places of [consolePlaceNames.slice(0, middle), consolePlaceNames.slice(middle)]) {
  test(`${places.join(', ')} in the application, with 100,000 users and long lists`, async ({
    desktop,
    product,
  }) => {
    await fillConsole(product);
    const proxy = await FailingProxy.before(product.origin);
    const every = await placesInApplication(desktop.page, proxy, product);
    for (const place of places) await every.fullPlace(place);
    await proxy.stop();
  });
}
