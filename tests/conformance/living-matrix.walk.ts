import {
  getNamedType,
  isEnumType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

/** Types that are about the tree, and those of other names that say who is meant. */
const ofTree = (name: string): boolean =>
  name.startsWith('Tree') || ['VoicedSubject', 'AnniversaryPerson'].includes(name);

/**
 * Where the schema leaves other things for those of a tree: 'Query.treeEvents', 'RecordingProof.subject'; a field
 * that is named after the tree, 'ComingDate.treePersonId'; and kinds, 'SearchGroup.TREE'.
 */
export function waysIntoTree(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .flatMap((type) => {
      if (isEnumType(type)) {
        return type
          .getValues()
          .filter(({ name }) => /(^|_)(TREE|ANNIVERSARY)(_|$)/.test(name) && !ofTree(type.name))
          .map(({ name }) => `${type.name}.${name}`);
      }
      if (!isObjectType(type) || ofTree(type.name)) return [];
      return Object.values(type.getFields())
        .filter((field) => ofTree(getNamedType(field.type).name) || /tree/i.test(field.name))
        .filter((field) => type !== schema.getMutationType() || !isShort(field))
        .map(({ name }) => `${type.name}.${name}`);
    })
    .toSorted();
}

/** A mutation that answers that it is done, with an id or with an address. */
const isShort = ({ type }: GraphQLField<unknown, unknown>): boolean =>
  isLeafType(getNamedType(type));
