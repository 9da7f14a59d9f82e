import type { BrowserContext } from '@playwright/test';
import { callApi } from './family-of-two.ts';

interface Moment {
  readonly date?: string;
  readonly place?: string;
}

interface NewPerson {
  readonly given: string;
  readonly surname?: string;
  readonly sex?: 'F' | 'M';
  readonly birth?: Moment;
  readonly death?: Moment;
}

interface Relation {
  readonly kind: 'PARENT' | 'PARTNER' | 'CHILD' | 'SIBLING';
  readonly to: string;
}

/** Makes the tree of a journey by the documented calls, so that the journey begins where it is about something. */
export class TreeByApi {
  constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
  ) {}

  /** @returns the id of the person */
  async add(input: NewPerson, relation: Relation | null = null): Promise<string> {
    const document = `mutation($input: TreePersonInput!, $relation: TreeRelationInput) {
      addTreePerson(input: $input, relation: $relation) { id } }`;
    const { addTreePerson } = await this.ask<{ addTreePerson: { id: string } }>(document, {
      ...{ input, relation },
    });
    return addTreePerson.id;
  }

  async addFact(recordId: string, tag: string, input: object): Promise<void> {
    const version = await this.versionOf(recordId);
    const document = `mutation($recordId: ID!, $version: Int!, $tag: String!, $input: TreeFactInput!) {
      addTreeFact(recordId: $recordId, version: $version, tag: $tag, input: $input) }`;
    await this.ask(document, { recordId, version, tag, input });
  }

  /** @returns the id of the source */
  async addSource(input: object): Promise<string> {
    const document = 'mutation($input: TreeSourceInput!) { addTreeSource(input: $input) }';
    return (await this.ask<{ addTreeSource: string }>(document, { input })).addTreeSource;
  }

  ask<Data>(document: string, variables: object): Promise<Data> {
    return callApi<Data>(this.context, this.origin, document, variables);
  }

  async versionOf(id: string): Promise<number> {
    const document = 'query($id: ID!) { treeIndividual(id: $id) { version } }';
    const { treeIndividual } = await this.ask<{ treeIndividual: { version: number } }>(document, {
      id,
    });
    return treeIndividual.version;
  }
}
