import type { RequestContext } from '#platform/context.ts';
import type { TreeIndividualRow } from '#features/tree/tree/derived/individual.entity.ts';
import type { TreeReader } from '#features/tree/tree/living/tree-reader.ts';
import { isLivingIn, nameInView, viewOf } from '#features/tree/tree/living/view-of.ts';
import { canChangeRecord } from '#features/tree/tree/tree.policy.ts';
import type { ShownIndividual } from '#features/tree/tree/view/individual.types.ts';
import { momentOf } from '#features/tree/tree/view/moment.ts';
import type { TreeSexName } from '#features/tree/tree/view/tree.types.ts';

/** An individual as a reader gets it. Call for rows of the reader's family. */
export function showIndividual(
  ctx: Pick<RequestContext, 'actor'>,
  row: TreeIndividualRow,
  { audience, year }: Pick<TreeReader, 'audience' | 'year'>,
): ShownIndividual {
  const view = viewOf(row, audience, year);
  const isWhole = view === 'FULL';
  return {
    ...{ row, view, id: row.id },
    name: nameInView(row, view, audience),
    given: isWhole || (view === 'NAME' && audience.seesLivingNames) ? row.given : '',
    surname: view === 'HIDDEN' ? '' : row.surname,
    // The column holds the names of the enum.
    sex: view === 'HIDDEN' ? 'U' : (row.sex as TreeSexName),
    isLiving: isLivingIn(row, year),
    isWithheld: !isWhole,
    mayChange: isWhole && canChangeRecord(ctx.actor, row),
    birth: isWhole ? momentOf(row.birthText, row.birthYear, row.birthPlace) : null,
    death: isWhole ? momentOf(row.deathText, row.deathYear, row.deathPlace) : null,
  };
}
