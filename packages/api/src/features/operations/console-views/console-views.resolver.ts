import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import {
  ConsoleViewInput,
  ConsoleViewList,
  ConsoleViewType,
} from '#features/operations/console-views/console-view.types.ts';
import {
  deleteConsoleView,
  listConsoleViews,
  saveConsoleView,
} from '#features/operations/console-views/console-views.ts';

@Resolver()
export class ConsoleViewsResolver {
  @Query(() => [ConsoleViewType], { description: 'The own ones, by name.' })
  async consoleViews(
    @Ctx() ctx: RequestContext,
    @Arg('list', () => ConsoleViewList) list: ConsoleViewList,
  ): Promise<ConsoleViewType[]> {
    requireStaff(ctx, 'users.read');
    return listConsoleViews(ctx, list);
  }

  @Mutation(() => ConsoleViewType, { description: 'A view of the same name is replaced.' })
  async saveConsoleView(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ConsoleViewInput) input: ConsoleViewInput,
  ): Promise<ConsoleViewType> {
    requireStaff(ctx, 'users.read');
    return saveConsoleView(ctx, { ...input });
  }

  @Mutation(() => Boolean)
  async deleteConsoleView(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    requireStaff(ctx, 'users.read');
    await deleteConsoleView(ctx, id);
    return true;
  }
}
