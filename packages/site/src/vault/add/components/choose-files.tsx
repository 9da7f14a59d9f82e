import { acceptedFiles } from '@infinite/schema/catalogue/accepted-files';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import clsx from 'clsx';
import { Camera, FolderOpen, Images } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { addWords as words } from '../add.en.ts';
import { filesOfDrop } from '../files-of-drop.ts';
import { chosenFile, type ChosenFile } from '../queue/new-entry.ts';

interface ChooseFilesProps {
  limit: string;
  onChosen(files: readonly ChosenFile[]): void;
}

const accept = [...Object.keys(acceptedFiles), 'zip'].map((end) => `.${end}`).join(',');

/** Every way in: files, a folder, the camera of a phone, a drop, a paste. */
export function ChooseFiles({ limit, onChosen }: ChooseFilesProps): ReactElement {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  usePaste(onChosen);
  const input = (ref: RefObject<HTMLInputElement | null>, label: string, extra: object) => (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      onChange={({ currentTarget }) => {
        onChosen([...(currentTarget.files ?? [])].map((file) => chosenFile(file)));
        // The same files may be chosen again.
        currentTarget.value = '';
      }}
      {...extra}
    />
  );
  return (
    <div
      className={clsx(
        'rounded-md border-2 border-dashed px-5 py-8 text-center sm:px-8',
        isOver ? 'border-accent bg-accent-tint' : 'border-edge bg-raised',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void filesOfDrop(event.dataTransfer).then(onChosen);
      }}
    >
      {input(files, words.choose, { multiple: true, accept })}
      {input(folder, words.chooseFolder, { webkitdirectory: '' })}
      {input(camera, words.takePhoto, { accept: 'image/*', capture: 'environment' })}
      <div className="flex flex-col justify-center gap-3 sm:flex-row sm:flex-wrap">
        <Button variant="primary" size="lg" onClick={() => files.current?.click()}>
          <Icon as={Images} /> {words.choose}
        </Button>
        <Button size="lg" onClick={() => folder.current?.click()}>
          <Icon as={FolderOpen} /> {words.chooseFolder}
        </Button>
        <span className="hidden pointer-coarse:contents">
          <Button size="lg" onClick={() => camera.current?.click()}>
            <Icon as={Camera} /> {words.takePhoto}
          </Button>
        </span>
      </div>
      <p className="mt-5 mb-1">{isOver ? words.dropNow : words.drop}</p>
      <p className="m-0 text-sm text-ink-soft">{words.accepted(limit)}</p>
      <p className="m-0 mt-1 text-sm text-ink-soft">{words.archives}</p>
    </div>
  );
}

/** Pictures and files that are pasted anywhere on the page, but into a field. */
function usePaste(onChosen: ChooseFilesProps['onChosen']): void {
  const latest = useRef(onChosen);
  useEffect(() => {
    latest.current = onChosen;
  });
  useEffect(() => {
    const onPaste = ({ clipboardData, target }: ClipboardEvent): void => {
      if (target instanceof Element && target.closest('input, textarea')) return;
      const pasted = [...(clipboardData?.files ?? [])];
      if (pasted.length > 0) latest.current(pasted.map((file) => chosenFile(file)));
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
