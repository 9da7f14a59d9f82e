import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { addContact, importContacts } from '#features/relatives/contacts/add-contacts.ts';
import { changeContact } from '#features/relatives/contacts/change-contact.ts';
import {
  ChangedContactType,
  ContactConnection,
  ContactGroup,
  ContactInput,
  ContactMatchInput,
  ContactMatchType,
  ContactType,
  ImportedContacts,
  RedirectedMessages,
} from '#features/relatives/contacts/contact.types.ts';
import { findContact } from '#features/relatives/contacts/find-contact.ts';
import {
  contactDuplicates,
  listContacts,
  matchContacts,
} from '#features/relatives/contacts/list-contacts.ts';
import { mergeContacts, separateContact } from '#features/relatives/contacts/merge-contacts.ts';
import { redirectMessages } from '#features/relatives/contacts/redirect-messages.ts';
import { removeContact, restoreContact } from '#features/relatives/contacts/remove-contact.ts';
import { showContact, showContacts } from '#features/relatives/contacts/show-contacts.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class ContactResolver {
  @Query(() => ContactConnection, {
    description: 'The address book of the family in view, by name. 50 a page by default.',
  })
  async contacts(
    @Ctx() ctx: RequestContext,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    return connectionOf(await listContacts(ctx, { search, first, after }));
  }

  @Query(() => ContactType)
  async contact(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return showContact(ctx, await findContact(ctx, id));
  }

  @Query(() => [ContactGroup], { description: 'At most 20 groups.' })
  async contactDuplicates(@Ctx() ctx: RequestContext) {
    return (await contactDuplicates(ctx)).map((contacts) => ({ contacts }));
  }

  @Query(() => [ContactMatchType], { description: 'At most 250 people at once.' })
  matchContacts(
    @Ctx() ctx: RequestContext,
    @Arg('people', () => [ContactMatchInput]) people: ContactMatchInput[],
  ) {
    return matchContacts(ctx, people);
  }

  @Mutation(() => ContactType)
  async addContact(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ContactInput) input: ContactInput,
  ) {
    return showContact(ctx, await addContact(ctx, input));
  }

  @Mutation(() => ImportedContacts, { description: 'At most 250 people at once; all or none.' })
  importContacts(
    @Ctx() ctx: RequestContext,
    @Arg('people', () => [ContactInput]) people: ContactInput[],
  ) {
    return importContacts(ctx, people);
  }

  @Mutation(() => ChangedContactType)
  async changeContact(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => ContactInput) input: ContactInput,
  ) {
    const { contact, ...rest } = await changeContact(ctx, { id, version, input });
    return { ...rest, contact: await showContact(ctx, contact) };
  }

  @Mutation(() => Boolean, { description: 'Can be had back for 30 days.' })
  async removeContact(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await removeContact(ctx, id);
    return true;
  }

  @Mutation(() => ContactType)
  async restoreContact(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return showContact(ctx, await restoreContact(ctx, id));
  }

  @Mutation(() => ContactType, { description: 'Makes one entry of several; at most 10.' })
  async mergeContacts(@Ctx() ctx: RequestContext, @Arg('ids', () => [ID]) ids: string[]) {
    return showContact(ctx, await mergeContacts(ctx, ids));
  }

  @Mutation(() => [ContactType], { description: 'Undoes a merge; gives its entries.' })
  async separateContact(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return showContacts(ctx, await separateContact(ctx, id));
  }

  @Mutation(() => RedirectedMessages, {
    description: 'Sends own unsent messages to the address that a person has now.',
  })
  redirectMessages(
    @Ctx() ctx: RequestContext,
    @Arg('contactId', () => ID) contactId: string,
    @Arg('from', () => [String]) from: string[],
  ) {
    return redirectMessages(ctx, { contactId, from });
  }
}
