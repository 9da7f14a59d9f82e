import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { bulkChangeTree, previewBulkChange } from '#features/tree/tree/bulk/bulk-change.ts';
import { listChanges } from '#features/tree/tree/changes/list-changes.ts';
import { undoTreeChange } from '#features/tree/tree/changes/undo-change.ts';
import { findDuplicates } from '#features/tree/tree/merging/find-duplicates.ts';
import {
  markTreePeopleDifferent,
  mergeTreePeople,
} from '#features/tree/tree/merging/merge-people.ts';
import { moveTreeBranch } from '#features/tree/tree/merging/move-branch.ts';
import { splitTreePerson } from '#features/tree/tree/merging/split-person.ts';
import {
  connectTreePeople,
  disconnectTreePeople,
} from '#features/tree/tree/people/connect-people.ts';
import { changeTreePerson } from '#features/tree/tree/people/change-person.ts';
import { linkTreePerson } from '#features/tree/tree/people/link-person.ts';
import { removeTreePerson } from '#features/tree/tree/people/remove-person.ts';
import {
  TreeBulkInput,
  TreeBulkReport,
  TreeChangeConnection,
  TreeConnectionInput,
  TreeDuplicate,
  TreeMergeInput,
  TreeMoveInput,
  TreePersonChanges,
  TreeRemoval,
  TreeSplitInput,
  TreeSubject,
} from '#features/tree/tree/view/acts.types.ts';
import type { TreeSubjectName } from '@infinite/schema/catalogue/tree';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class TreeActsResolver {
  @Query(() => TreeChangeConnection, { description: '30 a page by default, at most 100.' })
  async treeChanges(
    @Ctx() ctx: RequestContext,
    @Arg('recordId', () => ID, { nullable: true, description: 'Of this record alone.' })
    recordId: string | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<TreeChangeConnection> {
    return connectionOf(await listChanges(ctx, { recordId, first, after }));
  }

  @Query(() => [TreeDuplicate], {
    description: 'The most alike first; 30 by default, at most 100.',
  })
  treeDuplicates(
    @Ctx() ctx: RequestContext,
    @Arg('of', () => ID, { nullable: true }) of: string | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
  ): Promise<TreeDuplicate[]> {
    return findDuplicates(ctx, { of: of ?? null, first: first ?? null });
  }

  @Mutation(() => Boolean)
  async changeTreePerson(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => TreePersonChanges) input: TreePersonChanges,
  ): Promise<boolean> {
    await changeTreePerson(ctx, { id, version }, input);
    return true;
  }

  @Mutation(() => TreeRemoval, { description: 'Relatives stay.' })
  removeTreePerson(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
  ): Promise<TreeRemoval> {
    return removeTreePerson(ctx, { id, version });
  }

  @Mutation(() => Boolean)
  async connectTreePeople(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TreeConnectionInput) input: TreeConnectionInput,
  ): Promise<boolean> {
    await connectTreePeople(ctx, input);
    return true;
  }

  @Mutation(() => Boolean)
  async disconnectTreePeople(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('unionId', () => ID) unionId: string,
  ): Promise<boolean> {
    await disconnectTreePeople(ctx, { id, unionId });
    return true;
  }

  @Mutation(() => ID, { description: 'The change, by which it is undone.' })
  mergeTreePeople(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TreeMergeInput) input: TreeMergeInput,
  ): Promise<string> {
    return mergeTreePeople(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'The pair is proposed no more.' })
  async markTreePeopleDifferent(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Two.' }) ids: string[],
  ): Promise<boolean> {
    await markTreePeopleDifferent(ctx, { ids });
    return true;
  }

  @Mutation(() => ID, { description: 'The id of the new person.' })
  splitTreePerson(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TreeSplitInput) input: TreeSplitInput,
  ): Promise<string> {
    return splitTreePerson(ctx, input);
  }

  @Mutation(() => Boolean)
  async moveTreeBranch(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TreeMoveInput) input: TreeMoveInput,
  ): Promise<boolean> {
    await moveTreeBranch(ctx, input);
    return true;
  }

  @Query(() => TreeBulkReport, { description: 'What the change would do now; nothing is changed.' })
  treeBulkPreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TreeBulkInput) input: TreeBulkInput,
  ): Promise<TreeBulkReport> {
    return previewBulkChange(ctx, input);
  }

  @Mutation(() => TreeBulkReport)
  bulkChangeTree(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TreeBulkInput) input: TreeBulkInput,
  ): Promise<TreeBulkReport> {
    return bulkChangeTree(ctx, input);
  }

  @Mutation(() => ID, { description: 'The change that undoes it, which can be undone too.' })
  undoTreeChange(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<string> {
    return undoTreeChange(ctx, id);
  }

  @Mutation(() => Boolean, { description: 'Says who an individual is: “this is me”.' })
  async linkTreePerson(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('kind', () => TreeSubject) kind: TreeSubjectName,
    @Arg('subjectId', () => ID, { nullable: true, description: 'Null: nobody.' })
    subjectId: string | null,
  ): Promise<boolean> {
    await linkTreePerson(ctx, { id, kind, subjectId: subjectId ?? null });
    return true;
  }
}
