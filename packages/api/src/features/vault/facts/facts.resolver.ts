import {
  Arg,
  Ctx,
  FieldResolver,
  Float,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { Recording, RecordingKind, recordingType } from '#features/recordings/recordings/index.ts';
import { changeFacts, restoreFacts } from '#features/vault/facts/change-facts.ts';
import { countTimeline } from '#features/vault/facts/count-timeline.ts';
import { dateItems } from '#features/vault/facts/date-items.ts';
import { factsOf } from '#features/vault/facts/facts.loader.ts';
import { keepArchiveFacts } from '#features/vault/facts/keep-archive-facts.ts';
import {
  ArchiveFactsInput,
  DatedItems,
  ItemFactsInput,
  ItemFactsType,
  ItemFactVersion,
  MapAreaInput,
  PlaceOnMap,
  TakenInput,
  TimelineConnection,
  TimelineMonth,
  VaultItem,
} from '#features/vault/facts/facts.types.ts';
import { listTimeline } from '#features/vault/facts/list-timeline.ts';
import { listVersions } from '#features/vault/facts/list-versions.ts';
import { markMonth } from '#features/vault/facts/mark-month.ts';
import { placesInArea } from '#features/vault/facts/places-in-area.ts';
import { showFacts, showVersion } from '#features/vault/facts/show-facts.ts';
import { showVaultItem } from '#features/vault/facts/show-vault-item.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver(() => Recording)
export class FactsResolver {
  @Query(() => TimelineConnection, {
    description: 'What the family keeps by when it was taken; 48 a page by default, at most 200.',
  })
  async timeline(
    @Ctx() ctx: RequestContext,
    @Arg('from', () => String, {
      nullable: true,
      description: 'Begin with this month (YYYY-MM) or year (YYYY).',
    })
    from: string | null,
    @Arg('month', () => String, {
      nullable: true,
      description: 'Nothing but this month, as `timelineMonths` names it.',
    })
    month: string | null,
    @Arg('kinds', () => [RecordingKind], { nullable: true }) kinds: RecordingKind[] | null,
    @Arg('area', () => MapAreaInput, {
      nullable: true,
      description: 'Nothing but what lies there on the map.',
    })
    area: MapAreaInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<TimelineConnection> {
    const asked = { from, month, kinds, area, first, after };
    const { nodes, hasNextPage, cursorOf } = await listTimeline(ctx, asked);
    return connectionOf({ nodes: nodes.map(recordingType), hasNextPage, cursorOf });
  }

  @Query(() => [PlaceOnMap], {
    description:
      'Where the items were taken, together by nearness; at most 500, the largest first.',
  })
  placesInVault(
    @Ctx() ctx: RequestContext,
    @Arg('area', () => MapAreaInput) area: MapAreaInput,
    @Arg('zoom', () => Float, {
      description: '0 shows the world in 256 pixels, and each step doubles that; at most 14.',
    })
    zoom: number,
  ): Promise<PlaceOnMap[]> {
    return placesInArea(ctx, { area, zoom });
  }

  @Query(() => [TimelineMonth], { description: 'What the timeline holds, the latest month first.' })
  timelineMonths(
    @Ctx() ctx: RequestContext,
    @Arg('kinds', () => [RecordingKind], { nullable: true }) kinds: RecordingKind[] | null,
  ): Promise<TimelineMonth[]> {
    return countTimeline(ctx, kinds);
  }

  @Query(() => [String], {
    description: 'Of a month, the cursors of its 100th item, its 200th and so on.',
  })
  timelineMarks(
    @Ctx() ctx: RequestContext,
    @Arg('month', () => String, { description: 'As `timelineMonths` names it.' }) month: string,
    @Arg('kinds', () => [RecordingKind], { nullable: true }) kinds: RecordingKind[] | null,
  ): Promise<string[]> {
    return markMonth(ctx, { month, kinds });
  }

  @Query(() => VaultItem, {
    nullable: true,
    description: 'Null if it does not exist or is not visible.',
  })
  async vaultItem(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('kinds', () => [RecordingKind], {
      nullable: true,
      description: 'Of what stands beside it.',
    })
    kinds: RecordingKind[] | null,
  ): Promise<VaultItem | null> {
    try {
      return await showVaultItem(ctx, { recordingId, kinds });
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  @Query(() => [ItemFactVersion], { description: 'The last word first; at most 100.' })
  async itemFactVersions(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
  ): Promise<ItemFactVersion[]> {
    return (await listVersions(ctx, recordingId)).map(showVersion);
  }

  @Mutation(() => ItemFactsType, {
    description: 'For who made the item, and for editors: when and where it was taken.',
  })
  async changeItemFacts(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => ItemFactsInput) input: ItemFactsInput,
  ): Promise<ItemFactsType> {
    return showFacts(await changeFacts(ctx, { recordingId, version, input }));
  }

  @Mutation(() => ItemFactsType, {
    description: 'Makes an earlier version count again, as a new one; 0 is what the file says.',
  })
  async restoreItemFacts(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('version', () => Int) version: number,
    @Arg('to', () => Int) to: number,
  ): Promise<ItemFactsType> {
    return showFacts(await restoreFacts(ctx, { recordingId, version, to }));
  }

  @Mutation(() => Boolean, {
    description: 'For who brought the item in: what the archive of another service says of it.',
  })
  async keepArchiveFacts(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('input', () => ArchiveFactsInput) input: ArchiveFactsInput,
  ): Promise<boolean> {
    await keepArchiveFacts(ctx, recordingId, input);
    return true;
  }

  @Mutation(() => DatedItems, {
    description: 'Gives up to 200 items one date; null leaves the word to their files.',
  })
  dateItems(
    @Ctx() ctx: RequestContext,
    @Arg('recordingIds', () => [ID]) recordingIds: string[],
    @Arg('taken', () => TakenInput, { nullable: true }) taken: TakenInput | null,
  ): Promise<DatedItems> {
    return dateItems(ctx, { recordingIds, taken });
  }

  @FieldResolver(() => ItemFactsType, {
    nullable: true,
    description: 'Null while the item is not prepared.',
  })
  async facts(
    @Ctx() ctx: RequestContext,
    @Root() recording: Recording,
  ): Promise<ItemFactsType | null> {
    const row = await factsOf(ctx, recording.id);
    return row && showFacts(row);
  }
}
