import DataLoader from 'dataloader';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import { linksOf, type PersonLink } from '#features/tree/tree/pictures/links-of.ts';
import { readerOf } from '#features/tree/tree/view/tree.loaders.ts';
import { keyOf, peopleSeen } from '#features/vault/people-in-items/index.ts';

const linksKey = Symbol('who individuals are in the product');

/** Who an individual is in the product, of the people whom the actor may see. Call for those seen whole. */
export function linksOfIndividual(ctx: RequestContext, id: string): Promise<PersonLink[]> {
  return loaderOf(
    ctx,
    linksKey,
    () => new DataLoader<string, PersonLink[]>((ids) => loadLinks(ctx, ids)),
  ).load(id);
}

async function loadLinks(ctx: RequestContext, ids: readonly string[]): Promise<PersonLink[][]> {
  const { familyId } = await readerOf(ctx);
  const personOf = ({ kind, subjectId }: PersonLink) => ({ kind, personId: subjectId });
  const links = await linksOf(ctx, familyId, ids);
  const seen = await peopleSeen(ctx, links.map(personOf));
  const shown = links.filter((link) => seen.has(keyOf(personOf(link))));
  return ids.map((id) => shown.filter(({ individualId }) => individualId === id));
}
