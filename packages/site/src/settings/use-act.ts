import type { OperationText } from '@infinite/schema/generated/operations';
import { actWords as words } from '#settings/act.en.ts';
import { useToast } from '@infinite/ui/use-toast';
import { useState, useSyncExternalStore } from 'react';
import { ask } from '#api/ask.ts';

/**
 * One act of the page: sends it once, says how it went, and keeps the words for each field that
 * needs another look. `ready` is false until the scripts are there.
 */
export function useAct<Data, Variables extends object>(operation: OperationText<Data, Variables>) {
  const toast = useToast();
  const ready = useSyncExternalStore(neverChanges, onClient, onServer);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  /**
   * Resolves to what was answered, or to null when it was not done.
   * @param done null where the page itself shows what was done
   */
  const act = async (variables: Variables, done: string | null): Promise<Data | null> => {
    setPending(true);
    setErrors({});
    const answer = await ask(operation, variables);
    setPending(false);
    if (answer.kind === 'data') {
      if (done !== null) toast.show({ title: words.saved, description: done, tone: 'success' });
      return answer.data;
    }
    if (answer.kind === 'refused') setErrors(answer.fields);
    const description =
      answer.kind === 'unreachable'
        ? words.failed
        : answer.code === 'UNAUTHENTICATED'
          ? words.signedOut
          : answer.words;
    toast.show({ title: words.failedTitle, description, tone: 'danger' });
    return null;
  };

  return { act, pending, ready, errors, setErrors };
}

const neverChanges = () => () => undefined;
const onClient = () => true;
const onServer = () => false;
