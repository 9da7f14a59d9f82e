import type { SettingName } from '@infinite/schema/catalogue/settings';
import { settingNames, settingsConsoleWords as words } from '@infinite/schema/words/settings.en';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Icon } from '@infinite/ui/icon';
import { RefreshCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatMoment } from '#components/moments.ts';
import { UsableWith } from '#platform/platform-context.tsx';
import { MaxFileSize } from './max-file-size.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { useSystemSettings, type SystemSettingsState } from './use-system-settings.ts';

const switches = ['maintenanceMode', 'registrationEnabled', 'emailNotifications'] as const;

/** The four documented settings; each is sent the moment it is changed. */
export function SystemSettingsForm() {
  const state = useSystemSettings();
  const { settings, saving, save } = state;
  const [closing, setClosing] = useState(false);
  const [maintenance, registration, mail] = switches.map((name) => (
    <Setting key={name} name={name} state={state}>
      <SettingSwitch
        label={settingNames[name]}
        hint={words.hints[name]}
        on={settings[name]}
        busy={saving === name}
        onChange={(on) => {
          if (name === 'maintenanceMode' && on) setClosing(true);
          else void save(name, { [name]: on });
        }}
      />
    </Setting>
  ));
  return (
    <section aria-labelledby="system-settings" className="max-w-measure">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="system-settings" className="m-0 text-2xl">
          {words.heading}
        </h2>
        <Button
          variant="quiet"
          size="sm"
          pending={state.pending}
          pendingLabel={words.refreshing}
          onClick={state.refresh}
        >
          <Icon as={RefreshCw} />
          {words.refresh}
        </Button>
      </div>
      <p className="mt-1 mb-2 text-sm text-ink-soft">{words.lead}</p>
      <UsableWith right="settings.write">
        {maintenance}
        {registration}
        <Setting name="maxFileSize" state={state}>
          <MaxFileSize
            value={settings.maxFileSize}
            busy={saving === 'maxFileSize'}
            onSave={(maxFileSize) => save('maxFileSize', { maxFileSize })}
          />
        </Setting>
        {mail}
      </UsableWith>
      <ConfirmDialog
        open={closing}
        onOpenChange={setClosing}
        title={words.maintenance.title}
        description={words.maintenance.text}
        confirmLabel={words.maintenance.confirm}
        cancelLabel={words.maintenance.cancel}
        pending={saving === 'maintenanceMode'}
        onConfirm={async () => {
          await save('maintenanceMode', { maintenanceMode: true });
          setClosing(false);
        }}
      />
    </section>
  );
}

/** One setting, who changed it last, and what somebody else did to it meanwhile. */
function Setting(props: { name: SettingName; state: SystemSettingsState; children: ReactNode }) {
  const { name, state } = props;
  const last = state.settings.changes.find((change) => change.name === name);
  const conflict = state.conflict?.name === name ? state.conflict.words : null;
  return (
    <div className="border-t border-rule py-4">
      {props.children}
      {conflict ? (
        <p role="alert" className="mt-2 mb-0 border-l-4 border-amber bg-amber-tint px-3 py-2">
          {conflict}
        </p>
      ) : null}
      {last ? (
        <p className="mt-2 mb-0 text-sm text-ink-soft">
          {words.lastChange(last.by ?? words.someone, formatMoment(last.at))}
        </p>
      ) : null}
    </div>
  );
}
