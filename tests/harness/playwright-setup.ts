import { offerTemplate } from './product-template.ts';
import { RunningProduct } from './running-product.ts';

/**
 * Makes the template of a run's products: the first start (database, migrations, articles,
 * administrator) takes several times as long as every later one and is the same for each.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const product = await RunningProduct.start();
  await product.printed(/\/reset-password\/[\w-]+/);
  await product.shutDown();
  const withdraw = await offerTemplate(product);
  return async () => {
    withdraw();
    await product.stop();
  };
}
