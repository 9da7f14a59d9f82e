import { fillFamily } from './harness/full-family.ts';
import { pageCost, showPageCost } from './harness/page-cost.ts';
import { confirmEveryone, signUp, startProduct } from './harness/product.ts';
import { sized } from './harness/size.ts';
import { verdict } from './harness/verdict.ts';

const items = sized(100_000, 1000);

/**
 * The home page of a member whose family has 50 members and 100,000 recordings and messages, drawn
 * for each request, beside `renderToString` of the same tree with nothing around it.
 */
const product = await startProduct();
const cookie = await signUp(product.origin);
await confirmEveryone(product.databaseUrl);
await fillFamily(product.databaseUrl, items);
const cost = await pageCost(product, '/dashboard', cookie);
if (!cost.html.includes('What goes out next')) throw new Error('not the home page');
showPageCost(cost);
verdict('CPU of the home page beside its tree', cost.server / cost.tree.micros, { max: 3 });
verdict('CPU of server and database beside 50 ms', (cost.server + cost.database) / 50_000, {
  max: 1,
});
await product.stop();
