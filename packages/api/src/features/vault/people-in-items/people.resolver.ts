import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { RecordingConnection, recordingType } from '#features/recordings/recordings/index.ts';
import {
  findTaggable,
  itemsWithPerson,
  peopleInItem,
  peopleInVault,
  personInVault,
} from '#features/vault/people-in-items/list-people.ts';
import {
  PeopleInItem,
  PersonInVault,
  PersonKind,
  Taggable,
  TagInput,
} from '#features/vault/people-in-items/people.types.ts';
import { tagPerson, untagPerson } from '#features/vault/people-in-items/tag-person.ts';
import type { SeenPerson } from '#features/vault/people-in-items/people-seen.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

/** The enum has the names of the catalogue for values. */
const show = <Person extends SeenPerson>(person: Person) => ({
  ...person,
  kind: person.kind as PersonKind,
});

@Resolver()
export class PeopleInItemsResolver {
  @Query(() => PeopleInItem)
  async peopleInItem(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
  ): Promise<PeopleInItem> {
    const { people, offered, mayTag } = await peopleInItem(ctx, recordingId);
    return { people: people.map(show), offered: offered.map(show), mayTag };
  }

  @Query(() => [PersonInVault], { description: 'Who is in most comes first; at most 500.' })
  async peopleInVault(@Ctx() ctx: RequestContext): Promise<PersonInVault[]> {
    const people = await peopleInVault(ctx);
    return people.map((person) => {
      const { cover } = person;
      return { ...person, kind: person.kind as PersonKind, cover: cover && recordingType(cover) };
    });
  }

  @Query(() => Taggable, { nullable: true, description: 'Null for whom the caller may not see.' })
  async personInVault(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => PersonKind) kind: PersonKind,
    @Arg('personId', () => ID) personId: string,
  ): Promise<Taggable | null> {
    try {
      return show(await personInVault(ctx, { kind, personId }));
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  @Query(() => RecordingConnection, {
    description: 'The last added first; 48 a page by default, at most 200.',
  })
  async itemsWithPerson(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => PersonKind) kind: PersonKind,
    @Arg('personId', () => ID) personId: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<RecordingConnection> {
    const page = await itemsWithPerson(ctx, { kind, personId }, { first, after });
    const cursors = page.nodes.map(page.cursorOf);
    return connectionOf({
      nodes: page.nodes.map(recordingType),
      hasNextPage: page.hasNextPage,
      cursorOf: (_, index) => cursors[index] ?? '',
    });
  }

  @Query(() => [Taggable], { description: 'By the beginnings of words; at most 20.' })
  async findTaggable(
    @Ctx() ctx: RequestContext,
    @Arg('search', () => String) search: string,
  ): Promise<Taggable[]> {
    return (await findTaggable(ctx, search)).map(show);
  }

  @Mutation(() => PeopleInItem, {
    description:
      'Says that somebody is in an item. A new name becomes an entry of the address book.',
  })
  async tagPerson(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('person', () => TagInput) person: TagInput,
  ): Promise<PeopleInItem> {
    await tagPerson(ctx, recordingId, person);
    return this.peopleInItem(ctx, recordingId);
  }

  @Mutation(() => Boolean)
  async untagPerson(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    await untagPerson(ctx, id);
    return true;
  }
}
