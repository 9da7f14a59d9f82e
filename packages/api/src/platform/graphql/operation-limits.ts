import { graphqlLimits } from '@infinite/schema/catalogue/graphql-limits';
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type DocumentNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

interface Size {
  depth: number;
  fields: number;
  aliases: number;
  rootFields: number;
}

const nothing: Size = { depth: 0, fields: 0, aliases: 0, rootFields: 0 };

/** Refuses an oversized operation before execution; the limits exceed what our own pages need. */
export function limitOperations(context: ValidationContext): ASTVisitor {
  const sizeOf = measure(context.getDocument());
  return {
    OperationDefinition(node) {
      const { depth, fields, aliases, rootFields } = sizeOf(node.selectionSet);
      const isMutation = node.operation === OperationTypeNode.MUTATION;
      if (
        depth > graphqlLimits.depth ||
        fields > graphqlLimits.fields ||
        aliases > graphqlLimits.aliases ||
        (isMutation && rootFields > graphqlLimits.mutationFields)
      ) {
        context.reportError(
          new GraphQLError('The operation asks for too much at once.', { nodes: node }),
        );
      }
    },
  };
}

/** Each fragment is measured once, so that nested fragments are cheap to refuse. */
function measure(document: DocumentNode): (set: SelectionSetNode) => Size {
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  const known = new Map<string, Size>();

  const ofFragment = (name: string): Size => {
    const size = known.get(name);
    if (size) return size;
    // A marker while the fragment is measured: it ends a cycle, which another rule refuses.
    known.set(name, nothing);
    const set = fragments.get(name);
    const measured = set ? ofSet(set) : nothing;
    known.set(name, measured);
    return measured;
  };

  const ofSet = (set: SelectionSetNode): Size =>
    set.selections.reduce<Size>((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        return add(sum, ofFragment(selection.name.value));
      const inside = selection.selectionSet ? ofSet(selection.selectionSet) : nothing;
      if (selection.kind === Kind.INLINE_FRAGMENT) return add(sum, inside);
      return add(sum, {
        depth: inside.depth + 1,
        fields: inside.fields + 1,
        aliases: inside.aliases + (selection.alias ? 1 : 0),
        rootFields: 1,
      });
    }, nothing);

  return ofSet;
}

function add(one: Size, other: Size): Size {
  return {
    depth: Math.max(one.depth, other.depth),
    fields: one.fields + other.fields,
    aliases: one.aliases + other.aliases,
    rootFields: one.rootFields + other.rootFields,
  };
}
