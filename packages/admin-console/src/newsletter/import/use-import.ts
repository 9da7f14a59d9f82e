import { useApolloClient } from '@apollo/client/react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import {
  importInput,
  type ImportAnswer,
  type ImportColumns,
  type ImportPreview,
} from '@infinite/schema/newsletter/import.input';
import { emailPlaceWords, importWords } from '@infinite/schema/words/newsletter-console.en';
import { showToast } from '@infinite/ui/toast-store';
import { useRef, useState } from 'react';
import { base64Of } from '#platform/base64-of.ts';
import { useConsoleApi } from '#platform/platform-context.tsx';

const words = emailPlaceWords.import;
const address = '/api/admin/newsletter-imports';

/** What is said about the consent of the people in the file. */
export interface ImportConsent {
  readonly source: string;
  readonly consentedOn: string;
  readonly statement: string;
  readonly confirmed: boolean;
}

const nothingSaid: ImportConsent = { source: '', consentedOn: '', statement: '', confirmed: false };

/** A file, what would become of its rows, and the import itself. */
export function useImport(onImported: (id: string) => void) {
  const api = useConsoleApi();
  const client = useApolloClient();
  const [content, setContent] = useState('');
  const [fileName, setFileName] = useState('');
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [consent, setConsent] = useState(nothingSaid);
  const [pending, setPending] = useState<'preview' | 'import' | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const asked = useRef(0);

  const fail = (error: unknown) => {
    const problem = refusalOf(error);
    const said = problem.code === 'OFFLINE' ? words.offline : problem.words;
    setFaults(Object.keys(problem.fields).length > 0 ? problem.fields : { content: said });
    return said;
  };
  const look = async (content: string, columns: ImportColumns | null) => {
    // Of two files that are chosen quickly, the answer to the last one counts.
    asked.current += 1;
    const own = asked.current;
    setPending('preview');
    setFaults({});
    try {
      const found = await api.request<ImportPreview>('POST', `${address}/preview`, {
        content,
        columns,
      });
      if (own === asked.current) setPreview(found);
    } catch (error) {
      if (own !== asked.current) return;
      setPreview((known) => (columns ? known : null));
      fail(error);
    } finally {
      if (own === asked.current) setPending(null);
    }
  };
  return {
    ...{ preview, consent, pending, faults },
    choose: async (file: File | undefined) => {
      setPreview(null);
      const read = file ? await base64Of(file) : '';
      setContent(read);
      setFileName(file?.name ?? '');
      if (read === '') setFaults({ content: importWords.noFile });
      else await look(read, null);
    },
    map: (columns: ImportColumns) => look(content, columns),
    say: (part: Partial<ImportConsent>) => {
      setFaults({});
      setConsent({ ...consent, ...part });
    },
    submit: async () => {
      if (!preview || pending !== null) return;
      const wanted = importInput.safeParse({
        ...{ content, fileName, columns: preview.columns },
        ...consent,
      });
      if (!wanted.success) {
        const issues = wanted.error.issues.map(({ path, message }) => [path.join('.'), message]);
        setFaults(Object.fromEntries(issues.toReversed()));
        return;
      }
      setPending('import');
      setFaults({});
      try {
        const { id, added } = await api.request<ImportAnswer>('POST', address, wanted.data);
        await client.refetchQueries({ include: ['NewsletterSubscribers'] });
        showToast({ tone: 'success', ...words.done(added) });
        onImported(id);
      } catch (error) {
        showToast({ tone: 'danger', title: words.failed, description: fail(error) });
      } finally {
        setPending(null);
      }
    },
  };
}

export type ImportHandle = ReturnType<typeof useImport>;
