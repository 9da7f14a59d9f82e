import { sweepOnce } from '@infinite/api/features/messages/delivery/index';
import { verdict } from '../harness/verdict.ts';
import { addAuthor, addMessages, setStage, type Stage } from './stage.ts';
import { sized } from '../harness/size.ts';

const due = sized(1_000, 100);
const waiting = sized(1_000_000, 2_000);

/** The sweep's cost when as many are due, but many or few others wait. */
async function run(): Promise<void> {
  const stage = await setStage();
  try {
    const author = await addAuthor(stage);
    // Once unmeasured: plans and pages get warm.
    await sweepOf(stage, author, '2041-05-01');
    const alone = await sweepOf(stage, author, '2041-05-02');
    const idleAlone = await idle(stage);
    const seededFrom = performance.now();
    await addMessages(stage, author, waiting, {
      date: '2080-01-01',
      nextStepAt: '2080-01-01T09:00:00Z',
    });
    await stage.query('analyze messages, message_recipients');
    const seeded = ((performance.now() - seededFrom) / 1000).toFixed(0);
    console.log(`${waiting.toLocaleString('en')} waiting messages made in ${seeded} s`);
    const crowded = await sweepOf(stage, author, '2041-05-03');
    const idleCrowded = await idle(stage);
    console.table({
      [`nobody else waits`]: {
        [`sweep of ${due} due, s`]: alone.toFixed(2),
        'idle sweep, ms': idleAlone.toFixed(1),
      },
      [`${waiting.toLocaleString('en')} others wait`]: {
        [`sweep of ${due} due, s`]: crowded.toFixed(2),
        'idle sweep, ms': idleCrowded.toFixed(1),
      },
    });
    verdict('a sweep of what is due, however many wait', crowded / alone, { max: 1.5 });
    verdict('a sweep of nothing, however many wait', idleCrowded / idleAlone, { max: 1.5 });
  } finally {
    await stage.close();
  }
}

async function sweepOf(
  stage: Stage,
  author: { userId: string; familyId: string },
  date: string,
): Promise<number> {
  const nextStepAt = `${date}T09:00:00Z`;
  await addMessages(stage, author, due, { date, nextStepAt });
  stage.clock.set(nextStepAt);
  const from = performance.now();
  await sweepOnce(stage.ctx());
  const took = (performance.now() - from) / 1000;
  const [begun] = await stage.query<{ count: string }>(
    `select count(*) from deliveries where occurrence = '${date}'`,
  );
  if (Number(begun?.count) !== due) throw new Error('the sweep did not begin what was due');
  return took;
}

/** Nothing is due: what every worker pays every few seconds for decades. */
async function idle(stage: Stage): Promise<number> {
  const from = performance.now();
  for (let times = 0; times < sized(50, 5); times += 1) await sweepOnce(stage.ctx());
  return (performance.now() - from) / sized(50, 5);
}

await run();
