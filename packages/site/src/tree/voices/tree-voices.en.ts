import type { TreeProposalKindName } from '@infinite/schema/catalogue/tree-voices';

/** Voices in the family tree, as members read them. */
export const treeVoicesWords = {
  pageTitle: (name: string) => `Voices of ${name}`,
  back: 'Family tree',
  description: 'Stories told about someone in your family tree, and the facts they prove.',
  heading: 'Voice stories',
  intro: (name: string) => `What your family tells about ${name}, in their own voices.`,
  none: (name: string) => `Nobody has told a story about ${name} yet.`,
  told: (name: string) => `Told by ${name}`,
  record: 'Record a story',
  recordTitle: (name: string) => `Record a story about ${name}`,
  recordHint: 'When you keep the recording, it appears here and in your voice recordings.',
  choose: 'Add from the vault',
  chooseTitle: 'Add a recording',
  chooseHint: (name: string) => `Choose what ${name} is part of, or what is told about them.`,
  add: 'Add',
  added: (title: string) => `${title} is in the tree.`,
  loading: 'Loading…',
  notLoaded: 'We could not load this. Please try again.',
  nothingToChoose: 'There are no voice or video recordings yet.',
  moreToChoose: 'Show more',
  close: 'Close',
  done: 'Done',
  cancel: 'Cancel',
  detach: 'Remove from the tree',
  detachNamed: (title: string) => `Remove ${title} from the tree`,
  detachTitle: 'Remove this recording from the tree?',
  detachText: (title: string, name: string) =>
    `“${title}” stays in your vault. It is no longer shown with ${name}. Facts that it proves keep it.`,
  detached: 'The recording is no longer in the tree here.',
  ask: 'Ask a relative',
  askTitle: (name: string) => `Ask someone about ${name}`,
  askHint:
    'They open your link, see the question and answer with their voice. They need no account. The answer appears here.',
  askName: 'Who do you ask?',
  askQuestion: 'Your question',
  askLanguage: 'Language of their page',
  askDefault: (name: string) => `What do you remember about ${name}?`,
  askMake: 'Make the link',
  asked: 'The link is ready.',
  askedLink: 'Send this link',
  askedHint: 'It works for six months. Whoever opens it can answer.',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  ancestors: 'Listen to their ancestors',
  descendants: 'Listen to their descendants',
  branch: 'Listen through the family',
  branchEmpty: 'There are no voices in this branch yet.',
  branchAt: (at: number, of: number) => `${at} of ${of}`,
  nextVoice: 'Next voice',
  previousVoice: 'Previous voice',
  stopBranch: 'Stop listening',
  provenHeading: 'Facts that were told',
  hear: (moment: string, fact: string) => `Hear ${fact}, at ${moment}`,
  stop: (fact: string) => `Stop ${fact}`,
  missing: {
    IN_TRASH: 'The recording that proves this is in the trash.',
    GONE: 'The recording that proves this is no longer here.',
  },
  sure: ['Not reliable', 'Uncertain', 'Likely', 'Certain'],
  removeCitation: 'Remove this proof',
  removeCitationNamed: (fact: string) => `Remove this proof of ${fact}`,
  removeCitationTitle: 'Remove this proof?',
  removeCitationText: (fact: string, recording: string, others: number) =>
    `“${fact}” stays in the tree${others === 0 ? ', but without a voice that tells it' : others === 1 ? ', with one other proof' : `, with ${others} other proofs`}. ${recording} stays in your vault. You can undo this in the history of the tree.`,
  removeCitationGone: 'The recording',
  removedCitation: 'The proof was removed. The fact stays.',
  about: 'In the family tree',
  aboutNobody: 'This is not with anyone in your family tree yet.',
  aboutWhom: 'About whom in the tree',
  aboutWhomHint: 'Search for someone in your family tree',
  aboutFound: (count: number) =>
    count === 0 ? 'Nobody found' : count === 1 ? 'One person' : `${count} people`,
  aboutChoices: 'People of your family tree',
  aboutAdd: 'Add a person',
  aboutAdded: (name: string) => `This is now with ${name} in the tree.`,
  proves: 'What it proves',
  hidden: (count: number) =>
    count === 1 ? 'And one fact you cannot see.' : `And ${count} facts you cannot see.`,
  citing: 'Use a part as proof',
  citingTitle: 'Prove a fact with this recording',
  citingText:
    'Mark the words that say it. Tap the first word and then the last one, drag across them, or use the arrow keys with Shift.',
  citingSeconds: 'Choose the part by its times.',
  marked: (from: string, to: string) => `Marked: ${from} to ${to}`,
  markedNothing: 'Nothing is marked yet.',
  words: 'Words of the transcript',
  from: 'From (seconds)',
  to: 'To (seconds)',
  hearMarked: 'Hear this part',
  proveMarked: 'Use it as proof of…',
  citeTitle: 'What does this prove?',
  citeQuote: 'What is said',
  citeWho: 'About whom?',
  citeChosen: (name: string) => `About ${name}`,
  citeOther: 'Choose someone else',
  citeFact: 'Which fact?',
  citeNewFact: 'A new fact',
  citeOf: (fact: string, name: string) => `${fact} (${name})`,
  citeKind: 'Kind of fact',
  citeDate: 'Date',
  citeDateHint: 'Such as 4 MAY 1931, ABT 1890 or BET 1900 AND 1905',
  citePlace: 'Place',
  citePlaceHint: 'From the smallest part to the largest: Visby, Gotland, Sweden',
  citeValue: 'What exactly',
  citeSure: 'How sure is it?',
  citeSave: 'Save the proof',
  citeSaving: 'Saving…',
  cited: 'The fact now has a voice.',
  noNewFacts: 'Someone else added this person, so only an editor can add facts to them.',
  proposals: 'Found in this recording',
  proposalsText:
    'These were found in the transcript. Check each one: nothing enters your tree until you accept it.',
  proposalKinds: {
    PERSON: 'Person',
    PLACE: 'Place',
    DATE: 'Date',
    FACT: 'Fact',
  } satisfies Record<TreeProposalKindName, string>,
  proposalOf: (fact: string, parts: readonly string[]) =>
    parts.length === 0 ? fact : `${fact}: ${parts.join(', ')}`,
  proposalAbout: (names: readonly string[]) => `About ${names.join(' or ')}`,
  proposalWho: 'About whom?',
  accept: 'Accept',
  acceptNamed: (text: string) => `Accept “${text}”`,
  chooseFact: 'Choose a fact…',
  reject: 'Reject',
  rejectNamed: (text: string) => `Reject “${text}”`,
  accepted: 'It is in the tree now.',
  rejected: 'It will not be suggested again.',
  playAt: (moment: string) => `Play from ${moment}`,
  deletes: (facts: readonly string[], hidden: number) => {
    const more = hidden > 0 ? [hidden === 1 ? 'one more fact' : `${hidden} more facts`] : [];
    const all = [...facts, ...more];
    return all.length === 0
      ? ''
      : ` It proves ${all.length === 1 ? 'a fact' : 'facts'} in your family tree, which would lose ${all.length === 1 ? 'its' : 'their'} voice: ${all.join('; ')}.`;
  },
  living: (birth: number | null, death: number | null) =>
    birth === null && death === null ? '' : `${birth ?? '?'}–${death ?? ''}`,
  aFact: 'Fact',
} as const;

const facts: Readonly<Record<string, string>> = {
  ...{ BIRT: 'Birth', DEAT: 'Death', BURI: 'Burial', CREM: 'Cremation', BAPM: 'Baptism' },
  ...{ CHR: 'Christening', CONF: 'Confirmation', MARR: 'Wedding', DIV: 'Divorce' },
  ...{ ENGA: 'Engagement', EMIG: 'Emigration', IMMI: 'Immigration', NATU: 'Naturalization' },
  ...{ RESI: 'Residence', OCCU: 'Occupation', EDUC: 'Education', GRAD: 'Graduation' },
  ...{ RETI: 'Retirement', RELI: 'Religion', TITL: 'Title', DSCR: 'Description' },
  ...{ EVEN: 'Event', FACT: 'Fact', ADOP: 'Adoption', CENS: 'Census', ORDN: 'Ordination' },
};
export const factName = (tag: string): string => facts[tag] ?? treeVoicesWords.aFact;

/** What a form offers for a new fact. */
export const newFactTags = {
  INDIVIDUAL: [
    ...['BIRT', 'DEAT', 'BURI', 'BAPM', 'CHR', 'RESI', 'OCCU', 'EDUC', 'GRAD', 'EMIG', 'IMMI'],
    ...['NATU', 'RETI', 'EVEN', 'FACT'],
  ],
  UNION: ['MARR', 'ENGA', 'DIV', 'RESI', 'EVEN'],
} as const;

interface SaidFact {
  readonly tag: string;
  readonly type?: string | null;
  readonly value?: string | null;
  readonly date?: string | null;
  readonly place?: string | null;
}

/** 'Birth, 1931, Visby' */
export function factWords({ tag, type, value, date, place }: SaidFact): string {
  return [type || factName(tag), value, date, place].filter(Boolean).join(', ');
}
