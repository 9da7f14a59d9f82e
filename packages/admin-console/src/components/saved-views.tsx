import { useMutation, useQuery } from '@apollo/client/react';
import { consoleViewLimits, type ConsoleViewList } from '@infinite/schema/catalogue/console-views';
import {
  ConsoleViewsDocument,
  DeleteConsoleViewDocument,
  SaveConsoleViewDocument,
  type ConsoleViewPartsFragment,
} from '@infinite/schema/generated/graphql';
import { viewsWords as words } from '#components/components.en.ts';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Icon } from '@infinite/ui/icon';
import { TextInput } from '@infinite/ui/text-input';
import { showToast } from '@infinite/ui/toast-store';
import { Bookmark, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import { usePlace } from '#platform/use-place.ts';
import { openedView, viewQueryOf, type ViewRules } from './opened-view.ts';
import type { ToolbarPanel } from './table-toolbar.tsx';

interface ViewsOfList {
  readonly list: ConsoleViewList;
  readonly rules: ViewRules;
  readonly hidden: readonly string[];
  hide(keys: readonly string[]): void;
}

/** The views that a person keeps of a list, as a panel of its toolbar. */
export function useSavedViews(props: ViewsOfList): ToolbarPanel {
  const { data } = useQuery(ConsoleViewsDocument, { variables: { list: props.list } });
  const views = data?.consoleViews ?? [];
  return {
    label: words.views(views.length),
    icon: Bookmark,
    content: <SavedViews {...props} views={views} />,
  };
}

function SavedViews(props: ViewsOfList & { views: readonly ConsoleViewPartsFragment[] }) {
  const { list, rules, hidden, hide, views } = props;
  const place = usePlace();
  const [name, setName] = useState('');
  const [notice, setNotice] = useState('');
  const reads = { refetchQueries: [ConsoleViewsDocument], awaitRefetchQueries: true };
  const [save, { loading: saving }] = useMutation(SaveConsoleViewDocument, reads);
  const [remove] = useMutation(DeleteConsoleViewDocument, reads);

  const keep = async (input: Parameters<typeof save>[0]) => {
    try {
      await save(input);
      return true;
    } catch (error) {
      announceFailure(error);
      return false;
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const query = viewQueryOf(rules, place.get);
    const input = { list, name, query, hiddenColumns: [...hidden] };
    if (!(await keep({ variables: { input } }))) return;
    setName('');
    showToast({ title: words.saved, tone: 'success' });
  };
  const open = (view: ConsoleViewPartsFragment) => {
    const { changes, columns, gone } = openedView(rules, view);
    hide(columns);
    place.go(changes);
    setNotice(gone.length === 0 ? '' : words.gone(view.name, gone.join(', ')));
  };
  const drop = async ({ id, name, query, hiddenColumns }: ConsoleViewPartsFragment) => {
    try {
      await remove({ variables: { id } });
      const input = { list, name, query, hiddenColumns };
      const act = { label: words.undo, run: () => void keep({ variables: { input } }) };
      showToast({ title: words.removed(name), act });
    } catch (error) {
      announceFailure(error);
    }
  };
  return (
    <section
      aria-label={words.label}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-rule bg-raised px-4 py-2 text-sm"
    >
      {views.length === 0 ? <p className="m-0 text-ink-soft">{words.none}</p> : null}
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {views.map((view) => (
          <li key={view.id} className="inline-flex rounded-full border border-rule">
            <button
              type="button"
              className="min-h-8 cursor-pointer border-0 bg-transparent ps-3 pe-1 font-semibold text-ink hover:text-accent"
              onClick={() => open(view)}
            >
              {view.name}
            </button>
            <button
              type="button"
              aria-label={words.remove(view.name)}
              className="min-h-8 cursor-pointer border-0 bg-transparent ps-1 pe-2 text-ink-soft hover:text-danger"
              onClick={() => void drop(view)}
            >
              <Icon as={X} />
            </button>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={submit} className="ms-auto flex flex-wrap items-center gap-2">
        <Field label={words.name} hideLabel>
          <TextInput
            placeholder={words.name}
            value={name}
            maxLength={consoleViewLimits.nameCharacters}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Button size="sm" type="submit" pending={saving}>
          {words.save}
        </Button>
      </form>
      <p role="status" className="m-0 w-full empty:hidden">
        {notice}
      </p>
    </section>
  );
}

function announceFailure(error: unknown): void {
  const problem = refusalOf(error);
  const description = problem.code === 'OFFLINE' ? words.offline : problem.words;
  showToast({ title: words.failed, description, tone: 'danger' });
}
