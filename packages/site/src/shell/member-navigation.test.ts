import { describe, expect, it } from 'vitest';
import { memberShellWords } from './member-shell.en.ts';
import { currentOf, memberEntries } from './member-navigation.ts';

const marked = (path: string) =>
  memberEntries.flatMap((entry) => {
    const current = currentOf(entry, path);
    return current ? [`${memberShellWords[entry.name]}: ${current}`] : [];
  });

describe('currentOf', () => {
  it.each([
    ['/dashboard', ['Home: page']],
    ['/app', ['Home: page']],
    ['/app-dashboard', ['Home: page']],
    ['/future-messages', ['Messages: page']],
    ['/future-messages/0198', ['Messages: true']],
    ['/voice-messages', ['Recordings: page']],
    ['/schedule-message', ['New message: page']],
    ['/memory-vault', ['Vault: page']],
    ['/memory-vault/albums', ['Vault: true']],
    ['/family-tree', ['Family tree: page']],
    ['/family-tree-builder', ['Family tree: page']],
    ['/family-tree/person/0198', ['Family tree: true']],
    ['/family-tree-builder/check', ['Family tree: true']],
    ['/voice-ancestry/@U1@', ['Family tree: true']],
    ['/settings', []],
    ['/future-messages-of-others', []],
  ])('marks on %s %j', (path, expected) => {
    expect(marked(path)).toEqual(expected);
  });
});
