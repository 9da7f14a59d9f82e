import { analyzeImportJob } from '#features/tree/gedcom/analysis/analyze-import.job.ts';
import { clearImportJob } from '#features/tree/gedcom/clear-import.job.ts';
import { serveTreeFile } from '#features/tree/gedcom/export/tree-file.rest.ts';
import { serveTreeFiles } from '#features/tree/gedcom/file/tree-files.rest.ts';
import { forgetImports } from '#features/tree/gedcom/forget-imports.sweep.ts';
import { GedcomResolver } from '#features/tree/gedcom/gedcom.resolver.ts';
import { importTreeJob } from '#features/tree/gedcom/import/import-tree.job.ts';
import { serveReport } from '#features/tree/gedcom/report.rest.ts';
import {
  TreeImportEntity,
  TreeImportMatchEntity,
  TreeImportMediaEntity,
  TreeImportPartEntity,
  TreeImportProblemEntity,
} from '#features/tree/gedcom/tree-import.entity.ts';
import { defineFeature } from '#platform/feature.ts';

/** Trees as files of genealogy programs: GEDCOM 5.5, 5.5.1 and 7, and GEDZIP. */
export const gedcomFeature = defineFeature({
  name: 'gedcom',
  entities: [
    TreeImportEntity,
    TreeImportPartEntity,
    TreeImportProblemEntity,
    TreeImportMatchEntity,
    TreeImportMediaEntity,
  ],
  resolvers: [GedcomResolver],
  jobs: [analyzeImportJob, importTreeJob, clearImportJob],
  sweeps: [forgetImports],
  rest: async (server) => {
    await serveTreeFiles(server);
    serveTreeFile(server);
    serveReport(server);
  },
});
