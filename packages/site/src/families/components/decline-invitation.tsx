import { Button } from '@infinite/ui/button';
import type { ReactElement } from 'react';
import { familyPageWords } from '#families/families.en.ts';

const words = familyPageWords.invitation;

/** 'No, thank you', with what it means before the button: a plain form, so it needs no account and no script. */
export function DeclineInvitation(props: { token: string; invitedBy: string }): ReactElement {
  return (
    <details className="w-full">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {words.decline}
      </summary>
      <form
        method="post"
        action={`/invitation/${encodeURIComponent(props.token)}/decline`}
        className="mt-3 grid justify-items-start gap-4"
      >
        <p className="m-0">{words.declineText(props.invitedBy)}</p>
        <Button type="submit">{words.declineConfirm}</Button>
      </form>
    </details>
  );
}
