/** Of a new person to one who is in the tree already. */
export const treeRelations = ['PARENT', 'PARTNER', 'CHILD', 'SIBLING'] as const;
export type TreeRelationName = (typeof treeRelations)[number];

/** How a child belongs to its parents. Without one, by birth. */
export const treePedigrees = ['BIRTH', 'ADOPTED', 'FOSTER', 'STEP', 'SEALING', 'OTHER'] as const;
export type TreePedigreeName = (typeof treePedigrees)[number];

/** As GEDCOM 7 records it: male, female, another, not known. */
export const treeSexes = ['M', 'F', 'X', 'U'] as const;
export type TreeSexName = (typeof treeSexes)[number];

/** Of a union, as charts draw it. */
export const treeUnionKinds = ['MARRIED', 'PARTNERS', 'DIVORCED', 'UNKNOWN'] as const;
export type TreeUnionKindName = (typeof treeUnionKinds)[number];

export const treeNameTypes = [
  ...['BIRTH', 'MARRIED', 'MAIDEN', 'AKA', 'NICK', 'IMMIGRANT', 'PROFESSIONAL', 'OTHER'],
] as const;

/** RESN of GEDCOM 7. Confidential and private records are for owners and editors. */
export const treeRestrictions = ['CONFIDENTIAL', 'LOCKED', 'PRIVACY'] as const;
export type TreeRestrictionName = (typeof treeRestrictions)[number];

/** Events and attributes of individuals and unions (The FamilySearch GEDCOM Specification 7.0.14, Appendix A). */
export const individualFactTags = [
  ...['ADOP', 'BAPM', 'BARM', 'BASM', 'BIRT', 'BLES', 'BURI', 'CENS', 'CHR', 'CHRA', 'CONF'],
  ...['CREM', 'DEAT', 'EMIG', 'FCOM', 'GRAD', 'IMMI', 'NATU', 'ORDN', 'PROB', 'RETI', 'WILL'],
  ...['EVEN', 'CAST', 'DSCR', 'EDUC', 'IDNO', 'NATI', 'NCHI', 'NMR', 'OCCU', 'PROP', 'RELI'],
  ...['RESI', 'SSN', 'TITL', 'FACT'],
] as const;
export const unionFactTags = [
  ...['ANUL', 'CENS', 'DIV', 'DIVF', 'ENGA', 'MARB', 'MARC', 'MARL', 'MARR', 'MARS', 'EVEN'],
  ...['NCHI', 'RESI', 'FACT'],
] as const;

/** Acts on a tree, each of which its history lists and can undo. */
export const treeChangeKinds = [
  'PERSON_ADDED',
  'PERSON_CHANGED',
  'PERSON_REMOVED',
  'FACT_ADDED',
  'FACT_CHANGED',
  'FACT_REMOVED',
  'CONNECTED',
  'DISCONNECTED',
  'MERGED',
  'MARKED_DIFFERENT',
  'SPLIT',
  'BRANCH_MOVED',
  'BULK_CHANGED',
  'SOURCE_ADDED',
  'SOURCE_CHANGED',
  'SOURCE_REMOVED',
  'CITED',
  'CITATION_REMOVED',
  'MEDIA_ADDED',
  'MEDIA_REMOVED',
  'IMPORTED',
  'UNDONE',
] as const;
export type TreeChangeKindName = (typeof treeChangeKinds)[number];

export const treeLimits = {
  /** Individuals of one tree. */
  people: 250_000,
  /** Facts of one individual or union. */
  facts: 500,
  names: 50,
  citations: 100,
  /** Partners and children of one union. */
  unionPeople: 200,
  /** Lengths as a reader counts them. */
  name: 300,
  namePart: 120,
  date: 200,
  place: 500,
  value: 1000,
  note: 20_000,
  notes: 50,
  title: 1000,
  page: 1000,
  search: 200,
  individuals: { page: 50, pageMax: 200 },
  changes: { page: 30, pageMax: 100 },
  events: { page: 100, pageMax: 500 },
  places: { page: 200, pageMax: 1000 },
  sources: { page: 50, pageMax: 200 },
  duplicates: { page: 30, pageMax: 100 },
  warnings: { page: 50, pageMax: 200 },
  /** People whose relation is asked for at once. */
  relationsAtOnce: 200,
  /** Records of one bulk change. */
  bulk: 1000,
  /** Generations of a part of the graph, each way. */
  generations: 20,
  /** Records of one undo. */
  undo: 250_000,
} as const;

export const treeRateLimits = {
  changes: { max: 3000, perSeconds: 3600 },
  bulk: { max: 60, perSeconds: 3600 },
  graph: { max: 1200, perSeconds: 3600 },
} as const;

/** Who an individual of the tree can be in the product. */
export const treeSubjects = ['MEMBER', 'CONTACT', 'CHILD'] as const;
export type TreeSubjectName = (typeof treeSubjects)[number];
