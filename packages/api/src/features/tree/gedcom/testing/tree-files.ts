import { randomUUID } from 'node:crypto';
import { newContext } from '#platform/context.ts';
import { analyzeImportJob } from '#features/tree/gedcom/analysis/analyze-import.job.ts';
import { clearImportJob } from '#features/tree/gedcom/clear-import.job.ts';
import { importTreeJob } from '#features/tree/gedcom/import/import-tree.job.ts';
import type { TreeImportType } from '#features/tree/gedcom/tree-import.types.ts';
import { TusClient } from '#features/recordings/recordings/testing/tus-client.ts';
import { graphql } from '#testing/graphql.ts';
import type { TestMember } from '#testing/members.ts';
import type { TestApp } from '#testing/test-app.ts';

const shown = `id fileName state length received problemCount matchCount progress problem problemCode changeId
  mayDecide mayCancel
  summary { version encoding product individuals unions sources media otherRecords mediaFiles mediaBytes
    firstYear lastYear }`;

type Shown = Omit<TreeImportType, 'createdAt'>;

interface Problem {
  line: number | null;
  code: string;
  structure: string;
  words: string;
}

interface Match {
  match: number;
  individualId: string;
  inFile: { name: string };
  inTree: { name: string };
  reason: string;
  score: number;
  decision: string;
}

/** Files of trees as a member sends, looks at and takes them; the jobs run as the queue would run them. */
export class TreeFiles {
  constructor(
    readonly test: TestApp,
    readonly member: TestMember,
  ) {}

  async call<Data>(text: string, values: object = {}): Promise<Data> {
    const answer = await graphql<Data, object>(this.test, text, values, this.member.cookie);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  }

  async refusal(text: string, values: object = {}): Promise<unknown> {
    const answer = await graphql<object, object>(this.test, text, values, this.member.cookie);
    return answer.errors?.[0]?.extensions?.['code'];
  }

  async begin(length: number, metadata: Record<string, string> = {}): Promise<Response> {
    const client = await TusClient.of(this.test, this.member.cookie);
    const sent = { takeId: randomUUID(), filename: 'family.ged', ...metadata };
    return client.request('POST', '/media/tree-files', {
      'upload-length': `${length}`,
      'upload-metadata': Object.entries(sent)
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    });
  }

  /** @returns the import's id */
  async upload(content: Uint8Array, filename = 'family.ged'): Promise<string> {
    const begun = await this.begin(content.length, { filename });
    const path = begun.headers.get('location');
    if (!path) throw new Error(`begin: ${begun.status} ${await begun.text()}`);
    const client = await TusClient.of(this.test, this.member.cookie);
    const sent = await client.send(path, 0, content);
    if (!sent.ok) throw new Error(`send: ${sent.status} ${await sent.text()}`);
    return path.split('/').at(-1) ?? '';
  }

  async analyze(importId: string): Promise<Shown> {
    await analyzeImportJob.handle(this.#system(), { importId });
    return this.shown(importId);
  }

  async analyzed(content: Uint8Array, filename?: string): Promise<Shown> {
    return this.analyze(await this.upload(content, filename));
  }

  async confirm(importId: string, withMedia = true): Promise<void> {
    await this.call(
      `mutation ($id: ID!, $withMedia: Boolean!) {
        confirmTreeImport(id: $id, withMedia: $withMedia) { id }
      }`,
      { id: importId, withMedia },
    );
  }

  async runImport(importId: string): Promise<Shown> {
    await importTreeJob.handle(this.#system(), { importId });
    return this.shown(importId);
  }

  async clear(importId: string): Promise<void> {
    await clearImportJob.handle(this.#system(), { importId });
  }

  async imported(content: Uint8Array, filename?: string): Promise<Shown> {
    const analyzed = await this.analyzed(content, filename);
    if (analyzed.state !== 'READY') return analyzed;
    await this.confirm(analyzed.id);
    const done = await this.runImport(analyzed.id);
    await this.clear(analyzed.id);
    return done;
  }

  async shown(id: string): Promise<Shown> {
    const { treeImport } = await this.call<{ treeImport: Shown }>(
      `query ($id: ID!) { treeImport(id: $id) { ${shown} } }`,
      { id },
    );
    return treeImport;
  }

  async problems(id: string): Promise<Problem[]> {
    const { treeImportProblems } = await this.call<{ treeImportProblems: { nodes: Problem[] } }>(
      `query ($id: ID!) {
        treeImportProblems(id: $id, first: 500) { nodes { line code structure words } }
      }`,
      { id },
    );
    return treeImportProblems.nodes;
  }

  async matches(id: string): Promise<Match[]> {
    const { treeImportMatches } = await this.call<{ treeImportMatches: { nodes: Match[] } }>(
      `query ($id: ID!) {
        treeImportMatches(id: $id, first: 200) {
          nodes { match individualId inFile { name } inTree { name } reason score decision }
        }
      }`,
      { id },
    );
    return treeImportMatches.nodes;
  }

  async get(path: string): Promise<Response> {
    const client = await TusClient.of(this.test, this.member.cookie);
    return client.get(path);
  }

  async download(query: Record<string, string> = {}): Promise<Response> {
    return this.get(`/api/tree/file?${new URLSearchParams(query).toString()}`);
  }

  async file(query: Record<string, string> = {}): Promise<Buffer> {
    const answer = await this.download({ living: 'include', ...query });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  /** How many live records of each kind the family's tree has. */
  async counts(): Promise<Record<string, number>> {
    const rows = await this.test.app.orm.em.getConnection().execute<{ kind: string; n: number }[]>(
      `select kind, count(*)::int as n from tree_records
       where family_id = ? and removed_at is null group by kind`,
      [this.member.familyId],
    );
    return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
  }

  #system() {
    return newContext(this.test.app, { kind: 'system', job: 'test' });
  }
}
