import { useEffect, useState } from 'react';
import { request } from '../../api/request.ts';
import buttons from '../../controls/buttons.module.css';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { usePresence } from '../rivals/usePresence.ts';
import { useTable } from '../table-context.ts';
import type { Doubt } from './doubts.ts';

/** Somebody wants to undo something. */
export function Consent() {
  const { say } = useTranslation();
  const { choosing } = useTable();
  return (
    <>
      <button type="button" className={buttons.button} onClick={() => choosing.consent(false)}>
        {say('ui.table.refuse')}
      </button>
      <button type="button" className={buttons.primary} onClick={() => choosing.consent(true)}>
        {say('ui.table.allow')}
      </button>
    </>
  );
}

/** Thinks better of what was just chosen. */
export function Cancel() {
  const { say } = useTranslation();
  const { choosing } = useTable();
  return (
    <button
      type="button"
      className={buttons.button}
      data-part="cancel"
      aria-keyshortcuts="Escape"
      onClick={() => choosing.settle(false)}
    >
      {say('ui.common.cancel')}
    </button>
  );
}

/** Takes the card that was asked about. */
export function Take({ doubt }: { readonly doubt: Extract<Doubt, { readonly card: string }> }) {
  const { say } = useTranslation();
  const { choosing } = useTable();
  return (
    <button
      type="button"
      className={buttons.primary}
      data-part="confirm"
      aria-keyshortcuts="Enter"
      onClick={() => choosing.settle(true)}
    >
      {say(doubt.kind === 'last-card' ? 'ui.table.endIt' : 'ui.table.buy')}
      <kbd>{say('ui.table.enter')}</kbd>
    </button>
  );
}

/** A bot has stood in while the player was away. */
export function PlayedForYou() {
  const { say } = useTranslation();
  const { table } = useTable();
  const back = () => void request('POST', `/api/tables/${table.id}/back`).catch(() => undefined);
  return (
    <button type="button" className={buttons.primary} onClick={back}>
      {say('ui.table.playMyself')}
    </button>
  );
}

/** For somebody who has been thinking for too long. */
export function StandIn() {
  const { say } = useTranslation();
  const { sight, seats, table, you, names } = useTable();
  const { asked, askedAt } = sight;
  const patience = usePresence().presence?.patience ?? Number.POSITIVE_INFINITY;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (patience === Number.POSITIVE_INFINITY) return;
    const late = setTimeout(() => setLate(true), Math.max(0, askedAt + patience - Date.now()));
    return () => clearTimeout(late);
  }, [askedAt, patience]);
  const isPerson = asked !== null && ['guest', 'member', 'program'].includes(seats[asked].kind);
  // In a tournament the clock decides.
  if (!isLate || !isPerson || table.tournament !== undefined) return null;
  if (you === null || asked === you || sight.away.includes(asked)) return null;
  const path = `/api/tables/${table.id}/seats/${asked}/stand-in`;
  return (
    <button
      type="button"
      className={buttons.button}
      onClick={() => void request('POST', path).catch(() => undefined)}
    >
      {say('ui.table.standIn', { name: names[asked] })}
    </button>
  );
}
