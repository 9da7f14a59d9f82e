import type { SettingsPageQuery } from '@infinite/schema/generated/graphql';
import {
  RevokeSessionDocument,
  SessionsDocument,
  SignOutEverywhereDocument,
} from '@infinite/schema/generated/operations';
import { placeOfZone } from '@infinite/schema/words/dates.en';
import { memberSettingsWords } from '#settings/member-settings.en.ts';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState } from 'react';
import { ask } from '#api/ask.ts';
import { useAct } from '../use-act.ts';
import { EndAccess } from './end-access.tsx';

type SessionView = SettingsPageQuery['sessions'][number];

const words = memberSettingsWords.security;

/** The devices on which the member is signed in, each with a way to end it. */
export function SessionsSection(props: { first: readonly SessionView[]; timeZone: string }) {
  const [sessions, setSessions] = useState(props.first);
  const [asking, setAsking] = useState(false);
  const [endAccess, setEndAccess] = useState(true);
  const one = useAct(RevokeSessionDocument);
  const all = useAct(SignOutEverywhereDocument);
  const written = (instant: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: props.timeZone, ...style }).format(
      new Date(instant),
    );
  const day = (instant: string) => written(instant, { dateStyle: 'long' });

  const end = async (session: SessionView) => {
    if (!(await one.act({ id: session.id }, words.ended(session.device)))) return;
    const answer = await ask(SessionsDocument, {});
    if (answer.kind === 'data') setSessions(answer.data.sessions);
  };
  const endAll = async () => {
    if (await all.act({ keepAccess: !endAccess }, words.everywhere)) window.location.assign('/');
    setAsking(false);
  };

  return (
    <section aria-labelledby="sessions">
      <h3 id="sessions" className="m-0 text-xl">
        {words.sessions}
      </h3>
      <ul className="m-0 mt-4 max-w-[720px] list-none border-t border-rule p-0">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-4 border-b border-rule py-4"
          >
            <div>
              <p className="m-0 flex flex-wrap items-center gap-3">
                <strong>{session.device}</strong>
                {session.current ? <Badge tone="success">{words.thisDevice}</Badge> : null}
              </p>
              <p className="mt-1 mb-0 text-sm text-ink-soft">
                {session.timeZone ? `${words.place(placeOfZone(session.timeZone))} · ` : null}
                {words.lastUsed(
                  written(session.lastUsedAt, { dateStyle: 'long', timeStyle: 'short' }),
                )}
                {' · '}
                {words.signedInOn(day(session.createdAt))}
              </p>
            </div>
            {session.current ? null : (
              <Button
                size="sm"
                aria-label={words.endOf(session.device, day(session.createdAt))}
                disabled={!one.ready || one.pending}
                onClick={() => void end(session)}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button className="mt-5" disabled={!all.ready} onClick={() => setAsking(true)}>
        {words.everywhere}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.everywhereTitle}
        description={
          <>
            <p className="mt-0">{words.everywhereText}</p>
            <EndAccess checked={endAccess} onChange={setEndAccess} />
          </>
        }
        confirmLabel={words.everywhereConfirm}
        cancelLabel={words.keep}
        pending={all.pending}
        onConfirm={() => void endAll()}
      />
    </section>
  );
}
