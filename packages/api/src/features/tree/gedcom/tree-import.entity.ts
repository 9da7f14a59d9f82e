import type {
  TreeImportProblemName,
  TreeImportStateName,
  TreeMatchDecisionName,
  TreeMatchReasonName,
} from '@infinite/schema/catalogue/tree-files';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** What a file holds, as far as its preview shows it. Years are null where no date says one. */
export interface ImportSummary {
  readonly version: string;
  readonly encoding: string;
  readonly product: string;
  readonly individuals: number;
  readonly unions: number;
  readonly sources: number;
  readonly media: number;
  readonly otherRecords: number;
  /** Files of the archive that become items of the vault. */
  readonly mediaFiles: number;
  readonly mediaBytes: number;
  readonly firstYear: number | null;
  readonly lastYear: number | null;
}

/** A file that a member brings into the tree of a family. */
export const TreeImportEntity = defineEntity({
  name: 'TreeImport',
  tableName: 'tree_imports',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    createdBy: p.uuid().strictNullable(),
    /** The client's own id: the same upload begun again is found. */
    clientId: p.uuid(),
    state: p.text().$type<TreeImportStateName>(),
    sealedFileName: p.blob().$type<Uint8Array>().strictNullable(),
    length: p.bigint('number'),
    received: p.bigint('number').default(0),
    summary: p.json<ImportSummary>().strictNullable(),
    problemCount: p.integer().default(0),
    matchCount: p.integer().default(0),
    withMedia: p.boolean().default(true),
    /** Of what is running, 0 to 100. */
    progress: p.smallint().default(0),
    problem: p.text().$type<TreeImportProblemName>().strictNullable(),
    /** The change of the tree that it made. */
    changeId: p.uuid().strictNullable(),
    attempts: p.smallint().default(0),
    createdAt: instant(),
    updatedAt: instant(),
  },
});

export type TreeImport = RowOf<typeof TreeImportEntity>;

export const TreeImportPartEntity = defineEntity({
  name: 'TreeImportPart',
  tableName: 'tree_import_parts',
  properties: {
    importId: p.uuid().primary(),
    start: p.bigint('number').primary(),
    bytes: p.bigint('number'),
    blobKey: p.text(),
  },
});

/** A line of the loss report. */
export const TreeImportProblemEntity = defineEntity({
  name: 'TreeImportProblem',
  tableName: 'tree_import_problems',
  properties: {
    importId: p.uuid().primary(),
    ordinal: p.integer().primary(),
    line: p.integer().strictNullable(),
    code: p.text(),
    /** Where: 'INDI.BIRT.DATE'. */
    structure: p.text(),
    /** What happened, quoting the file: kept as openly as the records of the tree. */
    treeText: p.text(),
  },
});

/** What a list shows of a person of the file. */
export interface FilePerson {
  readonly name: string;
  readonly birth: string;
  readonly death: string;
}

/** A person of the file whom the tree may have already. */
export const TreeImportMatchEntity = defineEntity({
  name: 'TreeImportMatch',
  tableName: 'tree_import_matches',
  properties: {
    importId: p.uuid().primary(),
    ordinal: p.integer().primary(),
    xref: p.text(),
    individualId: p.uuid(),
    reason: p.text().$type<TreeMatchReasonName>(),
    /** 0 to 100. */
    score: p.smallint(),
    person: p.json<FilePerson>(),
    decision: p.text().$type<TreeMatchDecisionName>(),
  },
});

/** A file of the archive and the item of the vault that it became. */
export const TreeImportMediaEntity = defineEntity({
  name: 'TreeImportMedia',
  tableName: 'tree_import_media',
  properties: {
    importId: p.uuid().primary(),
    path: p.text().primary(),
    recordingId: p.uuid(),
    /** Made by this import; false for an item that the family had already. */
    isNew: p.boolean(),
  },
});
