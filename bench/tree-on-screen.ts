import { sampleGraph } from '../packages/kinship/src/testing/sample-graph.ts';
import { signUp, startProduct } from './harness/product.ts';
import { sized } from './harness/size.ts';
import { showTree, type ShownTree } from './harness/tree-frames.ts';
import { verdict } from './harness/verdict.ts';

const seconds = sized(6, 1);
const cases = [
  { name: '10,000 people', people: sized(10_000, 500), throttle: 1, paint: 1000 },
  { name: '10,000 people, a quarter of the speed', people: sized(10_000, 500), throttle: 4 },
  { name: '100,000 people', people: sized(100_000, 2000), throttle: 1, paint: 3000 },
];

/**
 * A whole tree on the screen: the first people, and the frames while it is moved and zoomed, beside an empty page.
 * The answer of the server is made here, so that the browser alone is measured.
 */
const product = await startProduct();
const cookie = await signUp(product.origin);
const shown: [(typeof cases)[number], ShownTree][] = [];
for (const each of cases) {
  const graph = JSON.stringify(sampleGraph(each.people));
  const { origin } = product;
  shown.push([each, await showTree({ origin, cookie, graph, throttle: each.throttle, seconds })]);
}
console.table(
  Object.fromEntries(
    shown.map(([{ name }, tree]) => [
      name,
      {
        'first people, ms': Math.round(tree.firstPaint),
        'median frame, empty page': tree.empty.median,
        'late, empty page, %': tree.empty.late,
        'median frame, panning': tree.panning.median,
        'late, panning, %': tree.panning.late,
        'longest, panning': tree.panning.longest,
        'median frame, zooming': tree.zooming.median,
        'late, zooming, %': tree.zooming.late,
        'longest, zooming': tree.zooming.longest,
        elements: tree.elements,
      },
    ]),
  ),
);
for (const [{ name, paint }, tree] of shown) {
  if (paint) verdict(`${name}: first people`, tree.firstPaint, { max: paint });
  verdict(`${name}: panning beside an empty page`, tree.panning.median / tree.empty.median, {
    max: 1.2,
  });
  verdict(`${name}: zooming beside an empty page`, tree.zooming.median / tree.empty.median, {
    max: 1.2,
  });
}
await product.stop();
