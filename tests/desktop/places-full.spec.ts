import { consolePlaceNames } from '@infinite/schema/catalogue/admin';
import { test } from '../harness/desktop-test.ts';
import { FailingProxy } from '../harness/failing-proxy.ts';
import { fillConsole } from '../harness/full-console.ts';
import { placesInApplication } from '../page-models/desktop/places-in-application.ts';

test('every place of the application with 100,000 users and long lists', async ({
  desktop,
  product,
}) => {
  await fillConsole(product);
  const proxy = await FailingProxy.before(product.origin);
  const every = await placesInApplication(desktop.page, proxy, product);
  for (const place of consolePlaceNames) await every.fullPlace(place);
  await proxy.stop();
});
