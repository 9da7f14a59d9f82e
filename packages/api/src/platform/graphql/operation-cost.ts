import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export interface CostRules {
  /** In addition to the fields it returns. */
  readonly mutation: number;
  /** Length of a connection without `first`, and its maximum. */
  readonly page: number;
  readonly pageMax: number;
  /** Assumed length of any other list of objects. */
  readonly list: number;
  /** Lists that the server keeps shorter, as `Type.field`. */
  readonly lists: Readonly<Record<string, number>>;
}

type Variables = Readonly<Record<string, unknown>>;
type Cost = (variables: Variables) => number;

/**
 * Tells what an operation costs before it runs: a point a field, times the length of the lists it
 * stands in. A connection is as long as its `first`. What introspection asks for is counted once a
 * field, since its lists are the schema's own. Each operation is read once; afterwards only its
 * variables are put in.
 */
export function costReader(
  rules: CostRules,
): (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
) => number {
  const known = new WeakMap<OperationDefinitionNode, Cost>();
  return (schema, document, operation, variables) => {
    const cost = known.get(operation) ?? new CostOf(rules, schema, document, operation).cost();
    known.set(operation, cost);
    return cost(variables);
  };
}

class CostOf {
  readonly #fragments: Map<string, FragmentDefinitionNode>;

  constructor(
    private readonly rules: CostRules,
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((one) => [one.name.value, one]));
  }

  cost(): Cost {
    const { operation, schema, rules } = this;
    const isMutation = operation.operation === OperationTypeNode.MUTATION;
    const root = isMutation ? schema.getMutationType() : schema.getQueryType();
    const inside = this.#ofSet(operation.selectionSet, root, () => rules.list);
    const acts = isMutation ? operation.selectionSet.selections.length * rules.mutation : 0;
    return (variables) => inside(variables) + acts;
  }

  /** @param page length of the connection that the set belongs to, if it is one */
  #ofSet(set: SelectionSetNode, type: GraphQLNamedType | null | undefined, page: Cost): Cost {
    const parts = set.selections.map((selection): Cost => {
      if (selection.kind === Kind.FIELD) return this.#ofField(selection, type, page);
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const on = selection.typeCondition?.name.value;
        const inner = on ? this.schema.getType(on) : type;
        return this.#ofSet(selection.selectionSet, inner, page);
      }
      const fragment = this.#fragments.get(selection.name.value);
      if (!fragment) return () => 0;
      const on = this.schema.getType(fragment.typeCondition.name.value);
      return this.#ofSet(fragment.selectionSet, on, page);
    });
    return (variables) => parts.reduce((sum, part) => sum + part(variables), 0);
  }

  #ofField(node: FieldNode, parent: GraphQLNamedType | null | undefined, page: Cost): Cost {
    const field =
      isObjectType(parent) || isInterfaceType(parent)
        ? parent.getFields()[node.name.value]
        : undefined;
    if (!node.selectionSet) return () => 1;
    if (!field) {
      const fields = countFields(node.selectionSet);
      return () => 1 + fields;
    }
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return () => 1;
    const takesFirst = field.args.some(({ name }) => name === 'first');
    const inside = this.#ofSet(
      node.selectionSet,
      type,
      takesFirst ? this.#lengthOf(node) : () => this.rules.list,
    );
    if (!isList(field.type)) return (variables) => 1 + inside(variables);
    const most = this.rules.lists[`${parent?.name}.${field.name}`];
    const otherwise = most === undefined ? page : () => most;
    const length = takesFirst ? this.#lengthOf(node) : otherwise;
    return (variables) => 1 + length(variables) * inside(variables);
  }

  #lengthOf(node: FieldNode): Cost {
    const { page, pageMax } = this.rules;
    const value = node.arguments?.find(({ name }) => name.value === 'first')?.value;
    const within = (asked: unknown) =>
      typeof asked === 'number' && Number.isFinite(asked)
        ? Math.min(Math.max(asked, 1), pageMax)
        : page;
    if (value?.kind === Kind.INT) return () => within(Number(value.value));
    if (value?.kind !== Kind.VARIABLE) return () => page;
    const name = value.name.value;
    const definition = this.operation.variableDefinitions?.find(
      ({ variable }) => variable.name.value === name,
    );
    const preset = definition?.defaultValue;
    const otherwise = preset?.kind === Kind.INT ? Number(preset.value) : undefined;
    return (variables) => within(variables[name] ?? otherwise);
  }
}

function isList(type: GraphQLOutputType): boolean {
  const inner = isNonNullType(type) ? type.ofType : type;
  return isListType(inner) && !isLeafType(getNamedType(inner));
}

/** Introspection: few fragments, and fields that cost nothing to resolve. */
function countFields(set: SelectionSetNode): number {
  return set.selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + 1;
    const own = selection.kind === Kind.FIELD ? 1 : 0;
    return sum + own + (selection.selectionSet ? countFields(selection.selectionSet) : 0);
  }, 0);
}
