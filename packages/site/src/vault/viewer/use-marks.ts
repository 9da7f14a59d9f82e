import type { ItemMarksQuery, NamedPeopleFragment } from '@infinite/schema/generated/graphql';
import { ItemMarksDocument, TagPersonDocument } from '@infinite/schema/generated/operations';
import { useEffect, useState } from 'react';
import { ask } from '#api/ask.ts';
import { useAct } from '#settings/use-act.ts';
import type { NamedPerson } from '#vault/people/people-in-item.tsx';
import { peopleWords } from '#vault/people/people.en.ts';
import type { Point } from './point.ts';

interface Marks {
  /** Null until they are read, or when they could not be. */
  readonly marks: ItemMarksQuery | null;
  readonly named: NamedPeopleFragment | null;
  readonly setNamed: (named: NamedPeopleFragment) => void;
  /** Whose place in the photo the member is about to say. */
  readonly pointing: NamedPerson | null;
  readonly setPointing: (person: NamedPerson | null) => void;
  readonly pointTo: (point: Point) => Promise<void>;
}

/** Favorite and people of the item that is viewed, and the way to say where in the photo somebody is. */
export function useMarks(id: string): Marks {
  const [read, setRead] = useState<{ id: string; marks: ItemMarksQuery } | null>(null);
  const [person, setPerson] = useState<{ id: string; who: NamedPerson } | null>(null);
  const tag = useAct(TagPersonDocument);

  useEffect(() => {
    let isOver = false;
    void ask(ItemMarksDocument, { recordingId: id }).then((answer) => {
      if (!isOver && answer.kind === 'data') setRead({ id, marks: answer.data });
    });
    return () => {
      isOver = true;
    };
  }, [id]);

  const marks = read?.id === id ? read.marks : null;
  const pointing = person?.id === id ? person.who : null;
  const setNamed = (peopleInItem: NamedPeopleFragment) => {
    if (marks) setRead({ id, marks: { ...marks, peopleInItem } });
  };
  const pointTo = async ({ x, y }: Point) => {
    if (!pointing || tag.pending) return;
    const { kind, personId, name } = pointing;
    const variables = { recordingId: id, person: { kind, personId, x, y } };
    const answer = await tag.act(variables, peopleWords.pointed(name));
    if (!answer) return;
    setNamed(answer.tagPerson);
    setPerson(null);
  };
  return {
    marks,
    named: marks?.peopleInItem ?? null,
    setNamed,
    pointing,
    setPointing: (who) => setPerson(who && { id, who }),
    pointTo,
  };
}
