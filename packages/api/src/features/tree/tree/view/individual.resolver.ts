import { readIndividual } from '@infinite/gedcom/read/individual';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  addTreeFact,
  changeTreeFact,
  removeTreeFact,
} from '#features/tree/tree/facts/change-facts.ts';
import { addTreePerson } from '#features/tree/tree/people/add-person.ts';
import { recordFrom } from '#features/tree/tree/people/edit-set.ts';
import {
  TreeIndividualConnection,
  TreeIndividualType,
  TreeParents,
  TreeUnionType,
  type ShownIndividual,
} from '#features/tree/tree/view/individual.types.ts';
import { listIndividuals } from '#features/tree/tree/view/list-individuals.ts';
import { showFacts, showNames, textsOf } from '#features/tree/tree/view/show-facts.ts';
import { showCitations } from '#features/tree/tree/view/show-citations.ts';
import { findIndividual } from '#features/tree/tree/view/find-individual.ts';
import {
  TreeFactInput,
  TreeIndividualFilter,
  TreePersonInput,
  TreeRelationInput,
} from '#features/tree/tree/view/inputs.types.ts';
import { recordOf } from '#features/tree/tree/view/tree.loaders.ts';
import {
  TreeCitation,
  TreeFact,
  TreeName,
  TreeRestriction,
  type TreeRestrictionName,
} from '#features/tree/tree/view/tree.types.ts';
import { unionsOfIndividual } from '#features/tree/tree/view/union.loaders.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver(() => TreeIndividualType)
export class IndividualResolver {
  @Query(() => TreeIndividualConnection, {
    description: 'By surname and given names; 50 a page by default, at most 200.',
  })
  async treeIndividuals(
    @Ctx() ctx: RequestContext,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Names, also as they sound; a place; a year.',
    })
    search: string | null,
    @Arg('filter', () => TreeIndividualFilter, { nullable: true })
    filter: TreeIndividualFilter | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<TreeIndividualConnection> {
    return connectionOf(await listIndividuals(ctx, { search, filter, first, after }));
  }

  @Query(() => TreeIndividualType, { nullable: true })
  treeIndividual(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<ShownIndividual | null> {
    return findIndividual(ctx, id);
  }

  @Mutation(() => TreeIndividualType, {
    description: 'Somebody new, alone or beside a person who is in the tree.',
  })
  async addTreePerson(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TreePersonInput) input: TreePersonInput,
    @Arg('relation', () => TreeRelationInput, { nullable: true })
    relation: TreeRelationInput | null,
  ): Promise<ShownIndividual | null> {
    return findIndividual(ctx, await addTreePerson(ctx, input, relation));
  }

  @Mutation(() => Boolean, { description: 'To a person or a union.' })
  async addTreeFact(
    @Ctx() ctx: RequestContext,
    @Arg('recordId', () => ID) id: string,
    @Arg('version', () => Int, { description: 'Of the record, as the caller saw it.' })
    version: number,
    @Arg('tag', () => String, { description: 'Of GEDCOM 7.' }) tag: string,
    @Arg('input', () => TreeFactInput) input: TreeFactInput,
  ): Promise<boolean> {
    await addTreeFact(ctx, { id, version }, { tag, input });
    return true;
  }

  @Mutation(() => Boolean)
  async changeTreeFact(
    @Ctx() ctx: RequestContext,
    @Arg('recordId', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('at', () => Int) at: number,
    @Arg('input', () => TreeFactInput) input: TreeFactInput,
  ): Promise<boolean> {
    await changeTreeFact(ctx, { id, version }, { at, input });
    return true;
  }

  @Mutation(() => Boolean)
  async removeTreeFact(
    @Ctx() ctx: RequestContext,
    @Arg('recordId', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('at', () => Int) at: number,
  ): Promise<boolean> {
    await removeTreeFact(ctx, { id, version }, { at });
    return true;
  }

  @FieldResolver(() => Int, { description: 'Grows with every change of the record.' })
  async version(@Ctx() ctx: RequestContext, @Root() { id }: ShownIndividual): Promise<number> {
    return (await recordOf(ctx, id))?.version ?? 0;
  }

  @FieldResolver(() => [TreeName], { description: 'The first is the one that is shown.' })
  async names(@Ctx() ctx: RequestContext, @Root() root: ShownIndividual): Promise<TreeName[]> {
    const individual = await wholeOf(ctx, root);
    return individual ? showNames(individual) : [];
  }

  @FieldResolver(() => [TreeFact], { description: 'In the order of the record.' })
  async facts(@Ctx() ctx: RequestContext, @Root() root: ShownIndividual): Promise<TreeFact[]> {
    const individual = await wholeOf(ctx, root);
    return individual ? showFacts(ctx, individual.facts) : [];
  }

  @FieldResolver(() => [String])
  async notes(@Ctx() ctx: RequestContext, @Root() root: ShownIndividual): Promise<string[]> {
    const individual = await wholeOf(ctx, root);
    return individual ? textsOf(individual.notes) : [];
  }

  @FieldResolver(() => [TreeCitation], { description: 'Of the record as a whole.' })
  async citations(
    @Ctx() ctx: RequestContext,
    @Root() root: ShownIndividual,
  ): Promise<TreeCitation[]> {
    return showCitations(ctx, (await wholeOf(ctx, root))?.citations ?? []);
  }

  @FieldResolver(() => [TreeRestriction])
  async restrictions(
    @Ctx() ctx: RequestContext,
    @Root() root: ShownIndividual,
  ): Promise<TreeRestrictionName[]> {
    return [...((await wholeOf(ctx, root))?.restrictions ?? [])];
  }

  @FieldResolver(() => [TreeUnionType], { description: 'As a partner, in their order.' })
  async unions(
    @Ctx() ctx: RequestContext,
    @Root() { id }: ShownIndividual,
  ): Promise<TreeUnionType[]> {
    return (await unionsOfIndividual(ctx, id)).own;
  }

  @FieldResolver(() => [TreeParents])
  async parents(
    @Ctx() ctx: RequestContext,
    @Root() { id }: ShownIndividual,
  ): Promise<TreeParents[]> {
    return (await unionsOfIndividual(ctx, id)).parents;
  }
}

/** What the record says; null where the reader gets no more than name, sex and relations. */
async function wholeOf(ctx: RequestContext, { id, view }: ShownIndividual) {
  if (view !== 'FULL') return null;
  const record = await recordOf(ctx, id);
  return record && readIndividual(recordFrom(record));
}
