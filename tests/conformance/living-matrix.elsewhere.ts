const shownAlike = 'Answers as the query of the same type does, which is in the matrix.';
const editorsAlone = 'For the owner and editors, who see everything; role-matrix.tree-files.ts.';
const uploads = 'What is sent comes in, not out.';

/** Ways into a tree that the matrix does not ask about, and why that is right. */
export const coveredElsewhere: Readonly<Record<string, string>> = {
  'Mutation.addTreePerson': shownAlike,
  'Mutation.bulkChangeTree': 'For the owner and editors, who see everything; not for keys.',
  'Query.treeBulkPreview': 'For the owner and editors, who see everything; not for keys.',
  'Query.treePictures': 'Only of people whom the caller sees whole; pictures.test.ts.',
  'Mutation.removeTreePerson': 'Names whom the caller removed; counts what was with them.',
  'Mutation.citeRecording': 'Refused about whom the caller does not see; voices.test.ts.',
  'Mutation.removeVoiceCitation': shownAlike,
  'Query.treeProposals': 'Empty for who may not add to the tree; voices.test.ts.',
  'Mutation.acceptTreeProposal': 'For who may add to the tree; not for keys; voices.test.ts.',
  'Mutation.rejectTreeProposal': 'For who may add to the tree; not for keys; voices.test.ts.',
  'Query.treeImport': editorsAlone,
  'Query.treeImports': editorsAlone,
  'Query.treeImportMatches': editorsAlone,
  'Query.treeImportProblems': editorsAlone,
  'Mutation.cancelTreeImport': editorsAlone,
  'Mutation.confirmTreeImport': editorsAlone,
  'GET /api/tree/imports/:id/report.txt': editorsAlone,
  'POST /media/tree-files': uploads,
  'PATCH /media/tree-files': uploads,
  'DELETE /media/tree-files': uploads,
  'POST /media/tree-files/:id': uploads,
  'PATCH /media/tree-files/:id': uploads,
  'DELETE /media/tree-files/:id': uploads,
  'NewTreeCalendar.calendar': 'Its name and kinds, which its member chose.',
  'Recurrence.ANNIVERSARY': 'Of messages.',
};
