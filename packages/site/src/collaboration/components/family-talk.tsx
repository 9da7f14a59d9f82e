import { mayInFamily } from '@infinite/schema/catalogue/families';
import { usePageContext } from 'vike-react/usePageContext';
import type { FirstTalk } from '#collaboration/load-talk.ts';
import { useComments } from '#collaboration/use-comments.ts';
import { useReactions } from '#collaboration/use-reactions.ts';
import { roleNames } from '#families/role-names.ts';
import { AskAboutThis } from './ask-about-this.tsx';
import { CommentsSection } from './comments-section.tsx';
import { Reactions } from './reactions.tsx';

interface FamilyTalkProps {
  /** Of the recording. */
  readonly id: string;
  readonly title: string;
  readonly first: FirstTalk;
}

/** What relatives say about a recording: signs, questions to one of them, and comments. */
export function FamilyTalk({ id, title, first }: FamilyTalkProps) {
  const { viewer } = usePageContext();
  const subject = { kind: 'RECORDING', id } as const;
  const talk = useComments(subject, first.comments, first.people);
  const reactions = useReactions(subject, first.reactions);
  if (!viewer) return null;
  const mayAsk = mayInFamily(roleNames[viewer.familyRole], 'comment');
  const others = first.people.filter((person) => person.id !== viewer.id);
  return (
    <>
      <div className="mt-4">
        <Reactions target="RECORDING" id={id} what={title} first={reactions} />
      </div>
      {mayAsk ? <AskAboutThis subject={subject} people={others} /> : null}
      <CommentsSection
        talk={talk}
        timeZone={viewer.timeZone}
        mayComment={mayAsk}
        presence={first.presence}
      />
    </>
  );
}
