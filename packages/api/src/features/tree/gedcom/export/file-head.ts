import type { GedcomRecord, Structure } from '@infinite/gedcom/structure';

/** Addresses of the extension tags that we write (FamilySearch GEDCOM 7.0.14, "Extensions"). */
const extensionAddress = 'https://gedcom.infinite-connections.example/';
const ownExtensions = ['_SPAN', '_TRANSCRIPT'] as const;

/** Written for each file. */
const ofFile = new Set(['GEDC', 'SCHMA', 'SOUR', 'DEST', 'DATE', 'SUBM', 'CHAR', 'FILE']);
/** Said once of a file. */
const once = new Set(['COPR', 'LANG', 'PLAC']);

interface Head {
  /** HEAD records of the files that the tree was made of, as this file shows them. */
  readonly heads: readonly Structure[];
  readonly submitter: string;
  /** ISO 8601, in UTC. */
  readonly writtenAt: string;
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** HEAD of a file of the tree, in GEDCOM 7. What earlier files said for all of their records stays. */
export function headOf({ heads, submitter, writtenAt }: Head): GedcomRecord {
  const kept = heads.flatMap(({ children = [] }) => children).filter(({ tag }) => !ofFile.has(tag));
  const first = kept.filter(
    ({ tag }, at) => !once.has(tag) || kept.findIndex((each) => each.tag === tag) === at,
  );
  return {
    tag: 'HEAD',
    xref: null,
    children: [
      { tag: 'GEDC', children: [{ tag: 'VERS', payload: '7.0' }] },
      { tag: 'SCHMA', children: schemaOf(heads) },
      {
        tag: 'SOUR',
        payload: 'INFINITE_CONNECTIONS',
        children: [
          { tag: 'VERS', payload: '1.0' },
          { tag: 'NAME', payload: 'Infinite Connections' },
        ],
      },
      dateOf(writtenAt),
      { tag: 'SUBM', pointer: submitter },
      ...first,
    ],
  };
}

function schemaOf(heads: readonly Structure[]): Structure[] {
  const known = new Map<string, string>(
    ownExtensions.map((tag) => [tag, `${extensionAddress}${tag}`]),
  );
  for (const { children = [] } of heads) {
    for (const { tag, children: tags = [] } of children) {
      if (tag !== 'SCHMA') continue;
      for (const { payload = '' } of tags) {
        const [name = '', uri = ''] = payload.split(' ');
        if (name !== '' && uri !== '' && !known.has(name)) known.set(name, uri);
      }
    }
  }
  return [...known].map(([tag, uri]) => ({ tag: 'TAG', payload: `${tag} ${uri}` }));
}

function dateOf(writtenAt: string): Structure {
  const [date = '', time = ''] = writtenAt.split('T');
  const [year, month, day] = date.split('-').map(Number);
  return {
    tag: 'DATE',
    payload: `${day} ${months[(month ?? 1) - 1]} ${year}`,
    children: [{ tag: 'TIME', payload: `${time.slice(0, 8)}Z` }],
  };
}
