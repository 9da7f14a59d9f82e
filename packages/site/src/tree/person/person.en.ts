/** The page of a person of the tree. */
export const personWords = {
  change: 'Change in the builder',
  acts: 'About this record',
  takeOut: 'Take this branch out',
  names: 'Other names',
  facts: 'What is known',
  notes: 'Notes',
  family: 'Family',
  parents: 'Parents',
  with: (name: string) => `With ${name}`,
  alone: 'Children',
  married: (when: string) => `married ${when}`,
  siblings: 'Siblings',
  nobody: 'Nobody is connected with this person yet.',
  nameType: (type: string) =>
    ({
      BIRTH: 'at birth',
      MARRIED: 'married name',
      MAIDEN: 'maiden name',
      AKA: 'also known as',
      NICK: 'nickname',
      IMMIGRANT: 'after immigration',
      PROFESSIONAL: 'professional name',
    })[type] ?? type.toLowerCase(),
  pedigree: {
    BIRTH: '',
    ADOPTED: 'adopted',
    FOSTER: 'foster child',
    STEP: 'stepchild',
    SEALING: 'sealed',
    OTHER: '',
  },
} as const;
