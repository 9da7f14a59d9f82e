import { useMutation, useQuery } from '@apollo/client/react';
import { defaultSettings, type SettingName } from '@infinite/schema/catalogue/settings';
import {
  SystemSettingsDocument,
  UpdateSystemSettingsDocument,
  type SystemSettingsFieldsFragment,
  type SystemSettingsInput,
} from '@infinite/schema/generated/graphql';
import { settingsConsoleWords as words } from '@infinite/schema/words/settings.en';
import { showToast } from '@infinite/ui/toast-store';
import { useEffect, useState } from 'react';
import { refusalOf } from '@infinite/api-client/refusal-of';

type Settings = Pick<SystemSettingsFieldsFragment, SettingName | 'changes'>;

/** What shows before they are read (specification, section 4). */
const before: Settings = { ...defaultSettings, changes: [] };

/** How often another administrator's changes are looked for. */
const lookEveryMs = 15_000;

export interface SystemSettingsState {
  readonly settings: Settings;
  /** The setting that is on its way to the server. */
  readonly saving: SettingName | null;
  /** Words on what somebody else did to a setting meanwhile. */
  readonly conflict: { readonly name: SettingName; readonly words: string } | null;
  readonly pending: boolean;
  refresh(): void;
  /** Sends one setting; what shows follows only when it is saved. */
  save(name: SettingName, input: SystemSettingsInput): Promise<void>;
}

/** The settings as the server has them. A failed reading is only logged; `refresh` tries again. */
export function useSystemSettings(): SystemSettingsState {
  const { data, loading, error, refetch } = useQuery(SystemSettingsDocument, {
    pollInterval: lookEveryMs,
  });
  const [update] = useMutation(UpdateSystemSettingsDocument, {
    refetchQueries: ['Standing'],
  });
  const [saving, setSaving] = useState<SettingName | null>(null);
  const [conflict, setConflict] = useState<SystemSettingsState['conflict']>(null);
  useEffect(() => {
    if (error) console.error('Reading the settings failed', error);
  }, [error]);
  const refresh = () => void refetch().catch(() => undefined);
  const known = data?.systemSettings;
  return {
    settings: known ?? before,
    saving,
    conflict,
    pending: loading,
    refresh,
    save: async (name, input) => {
      setSaving(name);
      setConflict(null);
      try {
        // Not read yet: the server compares with its first state, and refuses to undo a change.
        await update({ variables: { input, version: known?.version ?? 0 } });
        showToast({ title: words.saved, description: words.savedText, tone: 'success' });
      } catch (failure) {
        console.error('Saving a setting failed', failure);
        const problem = refusalOf(failure);
        if (problem.code === 'CONFLICT') setConflict({ name, words: problem.words });
        showToast({ title: words.failed, description: words.failedText, tone: 'danger' });
        refresh();
      } finally {
        setSaving(null);
      }
    },
  };
}
