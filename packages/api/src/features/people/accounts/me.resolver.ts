import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { updateTimeZoneInput } from '@infinite/schema/accounts/time-zone.input';
import { preferencesInput } from '@infinite/schema/preferences/preferences.input';
import { updateUsernameInput } from '@infinite/schema/accounts/username.input';
import { requireMember, requirePerson, type RequestContext } from '#platform/context.ts';
import { Me, PreferencesInput } from '#features/people/accounts/account.types.ts';
import { meOfRequest, readMe } from '#features/people/accounts/read-me.ts';
import { updatePreferences } from '#features/people/accounts/update-preferences.ts';
import { updateTimeZone } from '#features/people/accounts/update-time-zone.ts';
import { updateUsername } from '#features/people/accounts/update-username.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

@Resolver()
export class MeResolver {
  @Query(() => Me, { nullable: true, description: 'Null for a visitor.' })
  async me(@Ctx() ctx: RequestContext): Promise<Me | null> {
    const { actor } = ctx;
    return actor.kind === 'member' ? meOfRequest(ctx, actor) : null;
  }

  @Mutation(() => Me, { description: 'The zone in which the member reads dates; an IANA name.' })
  async updateTimeZone(
    @Ctx() ctx: RequestContext,
    @Arg('timeZone', () => String) name: string,
  ): Promise<Me> {
    const member = requireMember(ctx);
    const { timeZone } = parseInput(updateTimeZoneInput, { timeZone: name });
    await updateTimeZone(ctx, timeZone);
    return readMe(ctx, member);
  }

  @Mutation(() => Me, { description: 'What the member chooses about every page, on all devices.' })
  async updatePreferences(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PreferencesInput) input: PreferencesInput,
  ): Promise<Me> {
    const member = requirePerson(ctx);
    await updatePreferences(ctx, parseInput(preferencesInput, input));
    return readMe(ctx, member);
  }

  @Mutation(() => Me, { description: 'The display name of the member.' })
  async updateUsername(
    @Ctx() ctx: RequestContext,
    @Arg('username', () => String) name: string,
  ): Promise<Me> {
    const member = requireMember(ctx);
    const { username } = parseInput(updateUsernameInput, { username: name });
    await updateUsername(ctx, username);
    return readMe(ctx, member);
  }
}
