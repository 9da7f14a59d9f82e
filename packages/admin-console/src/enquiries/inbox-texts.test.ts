import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';
import { splitQuoted } from './split-quoted.ts';
import { whatChanged } from './what-changed.ts';

describe('a canned answer', () => {
  it('names the writer and the number, and nothing a name could bring along', () => {
    const filled = fillPlaceholders('Dear {name}, {number} {other} {name}', {
      name: '{number} $& Per',
      reference: '7K3M-2QX9',
    });
    expect(filled).toBe('Dear {number} $& Per, 7K3M-2QX9 {other} {number} $& Per');
  });
});

describe('an email that quotes', () => {
  it.each([
    [
      'Yes.\n\nOn Monday Ann wrote:\n> Prints?\n>\n> Ann\n',
      'Yes.',
      'On Monday Ann wrote:\n> Prints?\n>\n> Ann',
    ],
    ['> Prints?\nYes.', '> Prints?\nYes.', ''],
    ['Yes.\n> Prints?', 'Yes.', '> Prints?'],
    ['> Prints?', '> Prints?', ''],
    ['Yes, these:\n\n', 'Yes, these:\n\n', ''],
    ['', '', ''],
  ])('%j: its own words are %j', (text, own, quoted) => {
    expect(splitQuoted(text)).toEqual({ own, quoted });
  });
});

describe('what changed meanwhile', () => {
  const entry = (
    id: string,
    kind: 'ANSWER' | 'REPLY' | 'NOTE',
    author: string,
    automatic = false,
  ) => ({
    id,
    kind,
    author,
    automatic,
  });
  const thread = (
    version: number,
    change: object = {},
    entries = [entry('1', 'REPLY', 'Per')],
  ) => ({
    enquiry: { version, state: 'OPEN' as const, assignee: null, ...change },
    entries,
  });

  it('is nothing for the same version', () => {
    expect(whatChanged(thread(1), thread(1))).toEqual([]);
  });

  it('names who answered, who looks after it, and its state', () => {
    const after = thread(3, { state: 'WAITING', assignee: { id: 'b', username: 'bea' } }, [
      entry('1', 'REPLY', 'Per'),
      entry('2', 'ANSWER', 'bea'),
      entry('3', 'REPLY', 'Per', true),
    ]);
    expect(whatChanged(thread(1), after)).toEqual([
      'bea answered.',
      'It is assigned to bea now.',
      'Its state is now: Waiting for the writer.',
    ]);
  });

  it('says that something changed where it was changed back', () => {
    expect(whatChanged(thread(1), thread(3))).toEqual(['Someone changed it.']);
  });
});
