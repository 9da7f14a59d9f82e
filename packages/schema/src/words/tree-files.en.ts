import type {
  TreeFileFormat,
  TreeFilePart,
  TreeImportProblemName,
  TreeImportStateName,
} from '#catalogue/tree-files.ts';

/** Families read these when they bring a tree in or take it with them. */
export const treeFileWords = {
  lengthNeeded: 'Choose a whole file, so that we know how long it is.',
  tooManyOpen: 'Five files of your family are waiting already. Finish or cancel one of them first.',
  decisionInvalid: 'Choose to match, to keep or to add.',
  tooManyDecisions: 'Decide about at most 500 people at a time.',
  formatInvalid: 'Choose GEDCOM 7.0, GEDCOM 5.5.1 or GEDZIP.',
  partInvalid: 'Choose the whole tree, or the ancestors, descendants or branch of a person.',
  personInvalid: 'That person is not in this tree.',
  personNeeded: 'Choose whose ancestors, descendants or branch you want.',
  livingInvalid: 'Say whether the details of living people are withheld or included.',
  livingForEditors:
    'Only the owner and editors of the family can take the details of living people along.',
  exportForMembers: 'Your role in this family does not include taking the tree along as a file.',

  wrongState: {
    UPLOADING: 'The file is still on its way.',
    ANALYZING: 'We are still reading the file.',
    READY: 'The file is ready for you to look at.',
    IMPORTING: 'The file is being added to the tree right now.',
    DONE: 'This file is in the tree already.',
    FAILED: 'This file could not be added.',
    CANCELED: 'This import was canceled.',
  } satisfies Record<TreeImportStateName, string>,

  problem: {
    NOT_GEDCOM:
      'This is not a GEDCOM file. Genealogy programs export one under “Export” or “Save as”.',
    EMPTY: 'There are no people in this file.',
    NO_GEDCOM_IN_ARCHIVE: 'There is no GEDCOM file in this archive.',
    ARCHIVE_BROKEN: 'This archive is damaged, so we did not take anything from it.',
    ARCHIVE_TOO_LARGE: 'What this archive would unpack to is larger than we can take in.',
    TOO_MANY_PEOPLE: 'There are more people in this file than one tree can hold.',
    NO_ROOM: 'Your plan has no room for the photos and files that come with this tree.',
    NOT_ALLOWED: 'Your role in this family no longer includes adding files to the tree.',
    TREE_CHANGED:
      'Someone in your family changed the people that this file was matched with. Please look at the matches again.',
    FILE_GONE: 'The file is no longer here. Please send it again.',
    BROKEN:
      'Something went wrong on our side. Nothing of this file is in the tree; please try again.',
  } satisfies Record<TreeImportProblemName, string>,

  formats: {
    '7.0': 'GEDCOM 7.0',
    '5.5.1': 'GEDCOM 5.5.1',
    gedzip: 'GEDZIP, with voices and photos',
  } satisfies Record<TreeFileFormat, string>,

  parts: {
    all: 'The whole tree',
    ancestors: 'The ancestors of one person',
    descendants: 'The descendants of one person',
    branch: 'The branch of one person: ancestors, descendants and their partners',
  } satisfies Record<TreeFilePart, string>,

  reportTitle: (file: string) => `What was changed or left out of ${file}`,
  reportNothing: 'Nothing: everything in the file was taken as it is.',
  reportLine: (line: number) => `line ${line}`,
  mediaPath: (name: string) => `This name leads out of the archive, so we did not open it: ${name}`,
  mediaLink: (name: string) => `This is a link and not a file, so we did not open it: ${name}`,
  mediaEncrypted: (name: string) => `This file is protected by a password: ${name}`,
  mediaTwice: (name: string) =>
    `The archive has two files of this name; we took the first: ${name}`,
  mediaMissing: (name: string) =>
    `The archive has no such file; the record keeps its name: ${name}`,
  mediaOutside: (name: string) => `We do not open addresses; the record keeps it: ${name}`,
  mediaTooLarge: (name: string) => `This file is larger than we can take: ${name}`,
  mediaBroken: (name: string) => `This file in the archive is damaged: ${name}`,
  mediaNotWanted: (name: string) => `Left out, as you chose: ${name}`,
  mediaUnused: (name: string) => `Nothing in the tree refers to this file: ${name}`,
} as const;
