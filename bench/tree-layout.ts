import { cullingOf } from '../packages/kinship/src/culling/culling.ts';
import { layoutEveryone } from '../packages/kinship/src/everyone/everyone.ts';
import { indexOf } from '../packages/kinship/src/graph-index.ts';
import { layoutFan } from '../packages/kinship/src/layout/fan.ts';
import { layoutFamily } from '../packages/kinship/src/layout/hourglass.ts';
import { findRelationship } from '../packages/kinship/src/relationship.ts';
import { sampleGraph } from '../packages/kinship/src/testing/sample-graph.ts';
import { sized } from './harness/size.ts';
import { median, verdict } from './harness/verdict.ts';

const rounds = sized(9, 2);
const [some, many] = [sized(10_000, 1000), sized(100_000, 3000)];

/**
 * The family tree as a chart: layout of everyone, relationships in words, and what a screen shows, in CPU time
 * against the bars of the product.
 */
const graphs = { some: sampleGraph(some), many: sampleGraph(many) };
const index = indexOf(graphs.many);
const layout = layoutEveryone(index);
const culling = cullingOf(layout);

let place = 0;
const next = () => {
  place = (place + 7919) % many;
  return place;
};
/** A screen of 1440 × 900 px around some box of the chart. */
const screen = (scale: number) => {
  const [w, h] = [1440 / scale, 900 / scale];
  const box = next();
  return { x: (layout.x[box] ?? 0) - w / 2, y: (layout.y[box] ?? 0) - h / 2, w, h };
};

const table: Record<string, Record<string, number>> = {};
const measured = (name: string, each: number, work: () => unknown) => {
  const times = cpuMs(each, work);
  table[name] = { median: rounded(median(times)), slowest: rounded(Math.max(...times)) };
  return median(times);
};
const layoutOfSome = measured(`index and everyone, ${some} people`, 1, () =>
  layoutEveryone(indexOf(graphs.some)),
);
const layoutOfMany = measured(`index and everyone, ${many} people`, 1, () =>
  layoutEveryone(indexOf(graphs.many)),
);
measured('index of a culling', 1, () => cullingOf(layout));
const relationship = measured('a relationship', 40, () => findRelationship(index, next(), next()));
measured('a family of 4 generations', 40, () => layoutFamily(index, next()));
measured('a fan of 7 generations', 40, () => layoutFan(index, next()));
const near = measured('what a screen shows, with text', 400, () =>
  culling.visible(screen(0.5), 0.5),
);
const blocks = measured('what a screen shows, blocks', 400, () =>
  culling.visible(screen(0.07), 0.07),
);
const far = measured('what a screen shows, far away', 400, () =>
  culling.visible(screen(0.01), 0.01),
);
console.log('CPU time, ms');
console.table(table);
verdict(`layout of ${some} people, of 300 ms`, layoutOfSome / 300, { max: 1 });
verdict(`layout of ${many} people, of 2 s`, layoutOfMany / 2000, { max: 1 });
verdict('a relationship, of 20 ms', relationship / 20, { max: 1 });
verdict('what a screen shows, of 1 ms', Math.max(near, blocks, far), { max: 1 });

/** CPU time of one run in each round: the first round warms up and does not count. */
function cpuMs(each: number, work: () => unknown): number[] {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = process.cpuUsage();
    for (let run = 0; run < each; run += 1) work();
    const { user, system } = process.cpuUsage(before);
    if (round > 0) times.push((user + system) / 1000 / each);
  }
  return times;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
