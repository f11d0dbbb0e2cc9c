import { request } from '../api/request.ts';
import buttons from '../controls/buttons.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { type DeviceState, endpointHere, switchOff, switchOn } from './device.ts';
import styles from './reminders.module.css';

interface DevicePartProps {
  readonly state: DeviceState;
  /** How many devices of the person show notifications. */
  readonly devices: number;
  readonly onChange: () => Promise<void>;
}

/** Notifications on this device, and on others. */
export function DevicePart({ state, devices, onChange }: DevicePartProps) {
  const { say, language } = useTranslation();
  const { busy, problem, run } = useAction();
  const act = (action: () => Promise<unknown>) =>
    run(async () => {
      try {
        await action();
      } finally {
        await onChange();
      }
    });
  const others = devices - (state === 'on' ? 1 : 0);
  const forgetOthers = async () => {
    const but = state === 'on' ? await endpointHere() : null;
    await request('DELETE', '/api/me/push', but === null ? {} : { but });
  };
  return (
    <div className={styles.part}>
      <h3>{say('ui.reminders.push')}</h3>
      <p role="status">{say(`ui.reminders.${state}`)}</p>
      {(state === 'on' || state === 'off') && (
        <button
          type="button"
          className={state === 'on' ? buttons.button : buttons.gold}
          aria-busy={busy}
          onClick={() => act(() => (state === 'on' ? switchOff() : switchOn(language)))}
        >
          {say(state === 'on' ? 'ui.reminders.turnOff' : 'ui.reminders.turnOn')}
        </button>
      )}
      {others > 0 && (
        <>
          <p>{say('ui.reminders.others', { count: others })}</p>
          <button type="button" className={buttons.button} onClick={() => act(forgetOthers)}>
            {say('ui.reminders.forgetOthers')}
          </button>
        </>
      )}
      <ProblemLine problem={problem} />
    </div>
  );
}
