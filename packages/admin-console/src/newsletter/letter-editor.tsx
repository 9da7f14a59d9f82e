import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Spinner } from '@infinite/ui/spinner';
import { ArrowLeft } from 'lucide-react';
import { LetterForm } from './letter-form.tsx';
import { LetterReport } from './letter-report.tsx';
import { LetterState } from './letter-state.tsx';
import { useLetter } from './use-letter.ts';

const words = emailPlaceWords.editor;

interface LetterEditorProps {
  /** Null: one that is not made yet. */
  id: string | null;
  onMade: (id: string) => void;
  onBack: () => void;
}

/** One letter: to be written as long as it has not left, to be watched from then on. */
export function LetterEditor({ id, onMade, onBack }: LetterEditorProps) {
  const handle = useLetter(id, onMade);
  const { letter } = handle;
  const isWritten = !letter || letter.state === 'DRAFT' || letter.state === 'SCHEDULED';
  return (
    <>
      <Button size="sm" variant="quiet" onClick={onBack}>
        <Icon as={ArrowLeft} />
        {words.back}
      </Button>
      <h3 className="mt-2 mb-4 flex flex-wrap items-center gap-3 text-xl">
        {letter?.subject || words.newTitle}
        {letter ? <LetterState state={letter.state} /> : null}
      </h3>
      {handle.loading ? <Spinner className="text-accent" label={words.counting} /> : null}
      {letter && letter.state !== 'DRAFT' ? <LetterReport handle={handle} letter={letter} /> : null}
      {(id === null || letter) && isWritten ? (
        <LetterForm key={letter?.version ?? 0} handle={handle} />
      ) : null}
    </>
  );
}
