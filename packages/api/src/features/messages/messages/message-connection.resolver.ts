import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { MessagePage } from '#features/messages/messages/list-messages.ts';
import { MessageConnection, MessageEdge } from '#features/messages/messages/message.types.ts';

@Resolver(() => MessageConnection)
export class MessageConnectionResolver {
  /** Written only when they are asked for: the product's own pages read `nodes`. */
  @FieldResolver(() => [MessageEdge])
  edges(@Root() { nodes, cursorOf }: Pick<MessagePage, 'nodes' | 'cursorOf'>) {
    return nodes.map((node, at) => ({ node, cursor: cursorOf(at) }));
  }
}
