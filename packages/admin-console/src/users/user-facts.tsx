import { planIds } from '@infinite/schema/catalogue/plans';
import type { UserPageFragment } from '@infinite/schema/generated/graphql';
import { sizeWords } from '@infinite/schema/words/dates.en';
import { planNames, usersConsoleWords } from '#users/users.en.ts';
import type { ReactNode } from 'react';
import { UserBilling } from './user-billing.tsx';
import { Part } from './user-part.tsx';
import { CopyButton } from '#components/copy-button.tsx';
import { formatCount } from '#components/figures.ts';
import { formatMoment } from '#components/moments.ts';

const words = usersConsoleWords.page;

/** What is known of the account, its families, its storage and its sessions. */
export function UserFacts({ user }: { user: UserPageFragment }) {
  const { storage } = user;
  const plan = planIds.find((id) => id === user.subscriptionPlan);
  const verified = user.emailVerified ? words.verified : words.notVerified;
  return (
    <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
      <Part title={words.account}>
        <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <Fact name={words.id}>
            {user.id}
            <CopyButton text={user.id} what={words.copyId} />
          </Fact>
          <Fact name={words.email}>
            {`${user.email} (${verified})`}
            <CopyButton text={user.email} what={words.copyEmail} />
          </Fact>
          <Fact name={words.plan}>{plan ? planNames[plan] : user.subscriptionPlan}</Fact>
          <Fact name={words.role}>{words.roles[user.role]}</Fact>
          <Fact name={words.created}>{formatMoment(user.createdAt)}</Fact>
          <Fact name={words.lastSeen}>
            {user.lastSeenAt ? formatMoment(user.lastSeenAt) : usersConsoleWords.list.never}
          </Fact>
          <Fact name={words.zone}>{user.timeZone}</Fact>
          <Fact name={words.keys}>{formatCount(user.apiKeys)}</Fact>
        </dl>
      </Part>
      <Part title={words.families}>
        {user.families.length === 0 ? <p className="m-0">{words.noFamilies}</p> : null}
        <ul className="m-0 list-none p-0">
          {user.families.map((family) => (
            <li key={family.id} className="py-1">
              <span className="font-semibold">{family.name}</span>
              <CopyButton text={family.id} what={words.copyFamily(family.name)} />
              <br />
              <span className="text-ink-soft">
                {words.family(family.role, family.members, sizeWords(family.storageBytes))}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.storage}>
        <p className="m-0">{words.recordings(storage.recordings, sizeWords(storage.bytes))}</p>
        {storage.unfinishedBytes > 0 ? (
          <p className="m-0 text-ink-soft">
            {words.unfinished(sizeWords(storage.unfinishedBytes))}
          </p>
        ) : null}
      </Part>
      <UserBilling user={user} />
      <Part title={words.sessions}>
        {user.sessions.length === 0 ? <p className="m-0">{words.noSessions}</p> : null}
        <ul className="m-0 list-none p-0">
          {user.sessions.map((session) => (
            <li key={session.id} className="py-1">
              {session.device}
              <span className="text-ink-soft">
                {' · '}
                {words.sessionUsed(formatMoment(session.lastUsedAt))}
              </span>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="m-0 min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
