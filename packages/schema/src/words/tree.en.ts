import { treeLimits as limits, type TreeChangeKindName } from '#catalogue/tree.ts';

type Values = Readonly<Record<string, string>>;

const number = (count: number) => count.toLocaleString('en-US');
const of = (values: Values, name: string) => values[name] || 'someone without a name';

/** What the API says about the family tree: refusals, and what its history lists. */
export const treeWords = {
  tooLong: (limit: number) => `Please write at most ${number(limit)} characters`,
  tooManyPeople: `A tree can have ${number(limits.people)} people, and yours has that many.`,
  tooManyFacts: `A person can have ${number(limits.facts)} facts`,
  tooManyNames: `A person can have ${number(limits.names)} names`,
  tooManyNotes: `A person can have ${number(limits.notes)} notes`,
  tooManyCitations: `A fact can have ${number(limits.citations)} citations`,
  tooManyInUnion: `A family of parents and children can have ${number(limits.unionPeople)} people`,
  tooManyAtOnce: `Please choose at most ${number(limits.bulk)} at once`,
  badDate:
    'We could not read this date. Try “3 May 1921”, “about 1890”, “between 1900 and 1905” or “before 1850”.',
  badFact: 'Please choose a fact from the list',
  numberNeeded: 'Please give a number',
  badPlace: 'Please give the place as its parts, from the smallest to the largest',
  badCoordinates: 'Please choose a point on the map',
  factGone: 'That fact is not there any more. Please look again.',
  unionFull:
    'Both parents are known already. Choose another family, or add these parents as adoptive, foster or step-parents.',
  notOwn: 'Someone else added this person. An editor of the family can change them.',
  notPerson: 'That is not a person of this tree.',
  notUnion: 'That is not a family of this tree.',
  samePerson: 'Please choose two different people',
  notConnected: 'These two are not connected in that way.',
  alreadyConnected: 'These two are connected in that way already.',
  nameNeeded: 'Please give the source a title',
  deceasedAlready: 'A death is recorded already.',
  livingAlready: 'No death is recorded.',
  deathRecorded: 'The death has a date or a place. Please change it on the page of the person.',
  sourceRecording: 'a recording',
  sourceIsRecording:
    'This source is a recording of your family. Change its title where you keep it, in the memory vault.',
  sourceUsed: (count: number) =>
    count === 1
      ? 'One fact still cites this source.'
      : `${number(count)} facts still cite this source.`,
  linkedElsewhere: (name: string) => `They are ${name} in the tree already.`,
  stale: (changes: readonly string[]) =>
    changes.length === 0
      ? 'Someone else changed this a moment ago. What you wrote is still here; please look at the new version before you save it.'
      : `While you were writing: ${changes.join('; ')}. What you wrote is still here; please look at the new version before you save it.`,
  cannotUndo: (changes: readonly string[]) =>
    `This cannot be undone any more, since the same people were changed afterward: ${changes.join('; ')}. Undo that first.`,
  undoneAlready: 'This was undone already.',
  lastKnown: 'a former member',
  /** Names by audience. */
  living: (surname: string) => (surname === '' ? 'Living' : `Living ${surname}`),
  privatePerson: 'Private',
  unknownPerson: 'Name unknown',
  youChanged: (who: string, what: string) => `${who} ${what}`,
  removed: (names: readonly string[]) => names.join(', '),
  changes: {
    PERSON_ADDED: (values) =>
      values.other
        ? `added ${of(values, 'name')} as ${values.relation ?? 'a relative'} of ${values.other}`
        : `added ${of(values, 'name')}`,
    PERSON_CHANGED: (values) => `changed ${of(values, 'name')}`,
    PERSON_REMOVED: (values) => `removed ${of(values, 'name')}`,
    FACT_ADDED: (values) => `added ${values.fact ?? 'a fact'} of ${of(values, 'name')}`,
    FACT_CHANGED: (values) => `changed ${values.fact ?? 'a fact'} of ${of(values, 'name')}`,
    FACT_REMOVED: (values) => `removed ${values.fact ?? 'a fact'} of ${of(values, 'name')}`,
    CONNECTED: (values) =>
      `connected ${of(values, 'name')} with ${of(values, 'other')} as ${values.relation ?? 'a relative'}`,
    DISCONNECTED: (values) => `disconnected ${of(values, 'name')} from ${of(values, 'other')}`,
    MERGED: (values) => `merged ${of(values, 'other')} into ${of(values, 'name')}`,
    MARKED_DIFFERENT: (values) =>
      `said that ${of(values, 'name')} and ${of(values, 'other')} are different people`,
    SPLIT: (values) => `split ${of(values, 'other')} off from ${of(values, 'name')}`,
    BRANCH_MOVED: (values) =>
      `moved ${of(values, 'name')} and their branch to ${of(values, 'other')}`,
    BULK_CHANGED: (values) => `changed ${values.count ?? 'several'} records at once`,
    SOURCE_ADDED: (values) => `added the source ${values.name ?? ''}`.trim(),
    SOURCE_CHANGED: (values) => `changed the source ${values.name ?? ''}`.trim(),
    SOURCE_REMOVED: (values) => `removed the source ${values.name ?? ''}`.trim(),
    CITED: (values) => `cited a source for ${values.fact ?? 'a fact'} of ${of(values, 'name')}`,
    CITATION_REMOVED: (values) =>
      `removed a citation for ${values.fact ?? 'a fact'} of ${of(values, 'name')}`,
    MEDIA_ADDED: (values) => `added ${values.media ?? 'something'} to ${of(values, 'name')}`,
    MEDIA_REMOVED: (values) => `took ${values.media ?? 'something'} off ${of(values, 'name')}`,
    IMPORTED: (values) =>
      `brought in ${values.count ?? 'many'} people from ${values.file ?? 'a file'}`,
    UNDONE: (values) => `undid: ${values.what ?? 'a change'}`,
  } satisfies Record<TreeChangeKindName, (values: Values) => string>,
  /** As a phrase: 'a birth'. */
  factName: (tag: string) => factNames[tag] ?? 'a fact',
  couple: (names: readonly string[]) => names.join(' and ') || 'a family',
  relations: {
    PARENT: 'a parent',
    PARTNER: 'a partner',
    CHILD: 'a child',
    SIBLING: 'a sibling',
  },
} as const;

const factNames: Readonly<Record<string, string>> = {
  ADOP: 'an adoption',
  BAPM: 'a baptism',
  BARM: 'a bar mitzvah',
  BASM: 'a bat mitzvah',
  BIRT: 'the birth',
  BLES: 'a blessing',
  BURI: 'a burial',
  CAST: 'a group',
  CENS: 'a census',
  CHR: 'a christening',
  CHRA: 'an adult christening',
  CONF: 'a confirmation',
  CREM: 'a cremation',
  DEAT: 'the death',
  DIV: 'a divorce',
  DIVF: 'a divorce filing',
  DSCR: 'a description',
  EDUC: 'an education',
  EMIG: 'an emigration',
  ENGA: 'an engagement',
  EVEN: 'an event',
  FCOM: 'a first communion',
  GRAD: 'a graduation',
  IDNO: 'a number',
  IMMI: 'an immigration',
  MARR: 'a marriage',
  NATI: 'a nationality',
  NATU: 'a naturalization',
  NCHI: 'a number of children',
  NMR: 'a number of marriages',
  OCCU: 'an occupation',
  ORDN: 'an ordination',
  PROB: 'a probate',
  PROP: 'a possession',
  RELI: 'a religion',
  RESI: 'a residence',
  RETI: 'a retirement',
  TITL: 'a title',
  WILL: 'a will',
};
