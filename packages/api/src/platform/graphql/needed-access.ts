import {
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/**
 * The scope that a field of Query or Mutation needs, and that a type needs wherever it is reached.
 */
export interface AccessTables<Access> {
  readonly operations: Readonly<Record<string, Access>>;
  readonly types: Readonly<Record<string, Access>>;
}

/** One selected field or type with the scope it needs; undefined if unclassified. */
export interface NeededAccess<Access> {
  readonly field: string;
  readonly access: Access | undefined;
}

/** Returns the scopes that an operation needs, fragments included. Cached per operation. */
export function accessReader<Access>(
  tables: AccessTables<Access>,
): (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
) => readonly NeededAccess<Access>[] {
  const known = new WeakMap<OperationDefinitionNode, NeededAccess<Access>[]>();
  return (schema, document, operation) => {
    const found = known.get(operation) ?? read(tables, schema, document, operation);
    known.set(operation, found);
    return found;
  };
}

/**
 * Every fragment counts, used or not (an unused one makes the document invalid). Types that expose
 * other features are checked wherever they are reached; a root field's own type is covered by its
 * scope.
 */
function read<Access>(
  tables: AccessTables<Access>,
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): NeededAccess<Access>[] {
  const roots = new Set([schema.getQueryType()?.name, schema.getMutationType()?.name]);
  const needed = new Map<string, Access | undefined>();
  const info = new TypeInfo(schema);
  const looked = { ...document, definitions: document.definitions.filter(isOfThis) };
  visit(
    looked,
    visitWithTypeInfo(info, {
      Field: (node) => {
        const field = node.name.value;
        // Introspection reveals only the committed schema, which is public.
        if (field.startsWith('__')) return false;
        const type = info.getType();
        const named = type ? getNamedType(type).name : '';
        if (roots.has(info.getParentType()?.name)) needed.set(field, tables.operations[field]);
        else if (Object.hasOwn(tables.types, named)) needed.set(field, tables.types[named]);
        return undefined;
      },
    }),
  );
  return [...needed].map(([field, access]) => ({ field, access }));

  function isOfThis(definition: DocumentNode['definitions'][number]): boolean {
    return definition === operation || definition.kind === Kind.FRAGMENT_DEFINITION;
  }
}
