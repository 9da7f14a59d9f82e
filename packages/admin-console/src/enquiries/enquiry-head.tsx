import { useMutation, useQuery } from '@apollo/client/react';
import { contactTopic, type EnquiryStateName } from '@infinite/schema/catalogue/enquiries';
import {
  AssignEnquiryDocument,
  EnquiryAssigneesDocument,
  MoveEnquiryDocument,
} from '@infinite/schema/generated/graphql';
import { enquiryMailWords } from '@infinite/schema/words/enquiries.en';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { useEffect, useRef, useState } from 'react';
import { isFocusFree } from '#components/free-focus.ts';
import { formatMoment } from '#components/moments.ts';
import { enquiriesWords, threadWords as words } from './enquiries.en.ts';
import { useThreadAct } from './use-thread-act.ts';
import type { Thread } from './what-changed.ts';

type Enquiry = Thread['enquiry'];

interface EnquiryHeadProps {
  enquiry: Enquiry;
  onActed: () => Promise<void>;
}

const tones = { OPEN: 'amber', WAITING: 'accent', CLOSED: 'plain' } as const;

/** Who wrote, what about, who looks after it, and its state. */
export function EnquiryHead({ enquiry, onActed }: EnquiryHeadProps) {
  const { name, email, phone, kind, topic, reference, details, state, answeredAt } = enquiry;
  const facts = [
    ...(topic ? [{ name: 'topic', value: contactTopic(topic)?.label ?? topic }] : []),
    ...details,
  ];
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Title>
          {name} <span className="text-ink-soft">{reference}</span>
        </Title>
        <Badge tone={tones[state]}>{enquiriesWords.states[state]}</Badge>
      </div>
      <p className="mt-1 mb-0 text-sm text-ink-soft wrap-anywhere">
        {[email, phone, enquiryMailWords.kinds[kind], enquiry.byMember ? words.member : null]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {answeredAt && enquiry.answeredBy ? (
        <p className="m-0 text-sm text-ink-soft">
          {words.answeredBy(enquiry.answeredBy, formatMoment(answeredAt))}
        </p>
      ) : null}
      <Acts enquiry={enquiry} onActed={onActed} />
      {facts.length > 0 ? (
        <dl className="mt-3 mb-0 grid gap-1 text-sm">
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt className="inline font-semibold">{labelOf(fact.name)}: </dt>
              <dd className="m-0 inline wrap-anywhere">{fact.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </header>
  );
}

function Title({ children }: { children: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    // Where the list gives way to the enquiry, the focus goes along.
    const isLost = active instanceof HTMLElement && active.offsetParent === null;
    if (isFocusFree() || isLost) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="m-0 text-2xl wrap-anywhere">
      {children}
    </h2>
  );
}

function Acts({ enquiry, onActed }: EnquiryHeadProps) {
  const { id, version, state } = enquiry;
  const [move] = useMutation(MoveEnquiryDocument, {
    refetchQueries: ['Standing', 'Enquiries'],
  });
  const act = useThreadAct();
  const [before, setBefore] = useState<EnquiryStateName | null>(null);
  const stateButton = useRef<HTMLButtonElement>(null);
  const to = async (next: EnquiryStateName) => {
    const end = await act.run(() => move({ variables: { id, version, state: next } }), onActed);
    if (end === 'conflict') await onActed();
    setBefore(end === 'done' && next === 'CLOSED' ? state : null);
    // 'Undo' goes with what it undid.
    stateButton.current?.focus();
  };
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <AssigneeChoice enquiry={enquiry} onActed={onActed} />
      <Button
        ref={stateButton}
        size="sm"
        pending={act.pending}
        onClick={() => void to(state === 'CLOSED' ? 'OPEN' : 'CLOSED')}
      >
        {state === 'CLOSED' ? words.reopen : words.close}
      </Button>
      <div role="status" className="flex min-h-10 items-center gap-3 text-sm">
        {before !== null && state === 'CLOSED' ? (
          <>
            {words.closed}
            <Button size="sm" variant="quiet" onClick={() => void to(before)}>
              {words.undo}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}

function AssigneeChoice({ enquiry, onActed }: EnquiryHeadProps) {
  const { id, version, assignee } = enquiry;
  const { data } = useQuery(EnquiryAssigneesDocument);
  const [assign] = useMutation(AssignEnquiryDocument);
  const act = useThreadAct();
  const choices = data?.enquiryAssignees ?? [];
  const missing = assignee && !choices.some((choice) => choice.id === assignee.id);
  const change = async (assigneeId: string | null) => {
    const end = await act.run(() => assign({ variables: { id, version, assigneeId } }), onActed);
    if (end === 'conflict') await onActed();
  };
  return (
    <Field
      label={words.assignee}
      className="flex flex-wrap items-center gap-2 text-sm [&_label]:mb-0 [&_select]:min-h-10 [&_select]:py-1 [&_select]:text-sm"
    >
      <Select
        value={assignee?.id ?? ''}
        onChange={({ target }) => void change(target.value || null)}
      >
        <option value="">{words.nobody}</option>
        {missing ? <option value={assignee.id}>{assignee.username}</option> : null}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.username}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function labelOf(name: string): string {
  return (enquiryMailWords.details as Readonly<Record<string, string>>)[name] ?? name;
}
