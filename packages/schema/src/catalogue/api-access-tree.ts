import type { ApiScope } from './api-scopes.ts';

/** What an API key needs for the calls of the family tree. Of the living it sees more with `tree:living`. */
export const treeAccess: Readonly<Record<string, ApiScope | 'person'>> = {
  treeOverview: 'tree:read',
  // days that return; an address that is passed on is for people
  treeAnniversaries: 'tree:read',
  treeCalendars: 'person',
  addTreeCalendar: 'person',
  removeTreeCalendar: 'person',

  treeIndividuals: 'tree:read',
  treeIndividual: 'tree:read',
  treeUnion: 'tree:read',
  treeRelationship: 'tree:read',
  treeRelations: 'tree:read',
  treeRelatives: 'tree:read',
  treeMembers: 'tree:read',
  treeWarnings: 'tree:read',
  treeEvents: 'tree:read',
  treeTimeline: 'tree:read',
  treePlaces: 'tree:read',
  treeSources: 'tree:read',
  addTreePerson: 'tree:write',
  changeTreePerson: 'tree:write',
  removeTreePerson: 'tree:write',
  addTreeFact: 'tree:write',
  changeTreeFact: 'tree:write',
  removeTreeFact: 'tree:write',
  connectTreePeople: 'tree:write',
  disconnectTreePeople: 'tree:write',
  addTreeSource: 'tree:write',
  changeTreeSource: 'tree:write',
  removeTreeSource: 'tree:write',
  citeTreeSource: 'tree:write',
  removeTreeCitation: 'tree:write',

  // who did what, whether two are one, and who is who is for people
  treeChanges: 'person',
  treeDuplicates: 'person',
  mergeTreePeople: 'person',
  markTreePeopleDifferent: 'person',
  splitTreePerson: 'person',
  moveTreeBranch: 'person',
  bulkChangeTree: 'person',
  undoTreeChange: 'person',
  linkTreePerson: 'person',
};
