import type { OperationText } from '@infinite/schema/generated/operations';
import { useToast } from '@infinite/ui/use-toast';
import { useState, useSyncExternalStore } from 'react';
import { ask } from '#api/ask.ts';
import { memberSettingsWords } from '#settings/member-settings.en.ts';

/** As `useAct`, for acts whose answer the page shows: null after a refusal, which a toast tells. */
export function useSend<Data, Variables extends object>(document: OperationText<Data, Variables>) {
  const toast = useToast();
  const ready = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = async (variables: Variables): Promise<Data | null> => {
    setPending(true);
    setErrors({});
    const answer = await ask(document, variables);
    setPending(false);
    if (answer.kind === 'data') return answer.data;
    if (answer.kind === 'refused') setErrors(answer.fields);
    const { failed, failedTitle } = memberSettingsWords;
    const description = answer.kind === 'unreachable' ? failed : answer.words;
    toast.show({ title: failedTitle, description, tone: 'danger' });
    return null;
  };
  return { send, pending, ready, errors };
}
