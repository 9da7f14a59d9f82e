import { familyWords } from '@infinite/schema/words/families.en';
import {
  ChangeMemberRoleDocument,
  FamilyPeopleDocument,
} from '@infinite/schema/generated/operations';
import { Badge } from '@infinite/ui/badge';
import { Menu } from '@infinite/ui/menu';
import { useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { dayOf } from '#families/day-of.ts';
import { familyPageWords as words } from '#families/families.en.ts';
import { roleNames, rolesToGive, type RoleToGive } from '#families/role-names.ts';
import { useAct } from '#settings/use-act.ts';
import { MemberQuestions, type MemberQuestion, type MemberView } from './member-questions.tsx';

/** Everyone in the family; its owner changes roles here. */
export function MembersSection(props: {
  first: readonly MemberView[];
  timeZone: string;
  manages: boolean;
}): ReactElement {
  const [members, setMembers] = useState(props.first);
  const [question, setQuestion] = useState<MemberQuestion | null>(null);
  const change = useAct(ChangeMemberRoleDocument);
  const reload = async () => {
    const answer = await ask(FamilyPeopleDocument, {});
    if (answer.kind === 'data') setMembers(answer.data.familyMembers);
  };
  const give = async ({ id, name }: MemberView, role: RoleToGive) => {
    const done = words.roleChanged(name, familyWords.roles[roleNames[role]]);
    if (await change.act({ id, role }, done)) await reload();
  };
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="m-0 text-2xl">
        {words.members}
      </h2>
      <ul className="m-0 mt-4 list-none border-t border-rule p-0">
        {members.map((member) => (
          <li
            key={member.id}
            className="flex flex-wrap items-center justify-between gap-4 border-b border-rule py-4"
          >
            <div className="min-w-0">
              <p className="m-0 flex flex-wrap items-center gap-3">
                <strong className="wrap-anywhere">{member.name}</strong>
                <Badge tone={member.role === 'OWNER' ? 'accent' : 'plain'}>
                  {familyWords.roles[roleNames[member.role]]}
                </Badge>
                {member.you ? <Badge tone="outline">{words.you}</Badge> : null}
              </p>
              <p className="mt-1 mb-0 text-sm wrap-anywhere text-ink-soft">
                {member.email ? `${member.email} · ` : ''}
                {words.joined(dayOf(member.joinedAt, props.timeZone))}
              </p>
            </div>
            {props.manages && member.role !== 'OWNER' ? (
              <Menu
                button={{
                  size: 'sm',
                  'aria-label': words.changeOf(member.name),
                  disabled: !change.ready || change.pending,
                  children: words.change,
                }}
                items={[
                  ...rolesToGive
                    .filter((role) => role !== member.role)
                    .map((role) => ({
                      label: words.makeRole(familyWords.roles[roleNames[role]]),
                      onSelect: () => void give(member, role),
                    })),
                  {
                    label: words.handOver,
                    onSelect: () => setQuestion({ about: 'offer', member }),
                  },
                  {
                    label: words.remove,
                    tone: 'danger' as const,
                    onSelect: () => setQuestion({ about: 'removal', member }),
                  },
                ]}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <MemberQuestions question={question} onClose={() => setQuestion(null)} onRemoved={reload} />
    </section>
  );
}
