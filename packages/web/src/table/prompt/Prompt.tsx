import { type CardId, promptFor, treasureOrderText } from '@provincia/catalog';
import type { ReactNode } from 'react';
import { problemWords } from '../../api/problem-words.ts';
import { AheadDialog } from '../../by-day/ahead/AheadDialog.tsx';
import { type Ahead, useAhead } from '../../by-day/ahead/useAhead.ts';
import { WhileWaiting } from '../../by-day/WhileWaiting.tsx';
import { Field } from '../../card/Field.tsx';
import { useLink } from '../../game-link/useLink.ts';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Lamp } from '../hints/Lamp.tsx';
import { useAbsence } from '../rivals/useAbsence.ts';
import { useTable } from '../table-context.ts';
import { Answering } from './Answering.tsx';
import { answeredWords } from './answered-words.ts';
import { doubtWords, isAboutEnd } from './doubt-words.ts';
import { ForYou } from './ForYou.tsx';
import { Cancel, Consent, PlayedForYou, StandIn, Take } from './Interruptions.tsx';
import styles from './Prompt.module.css';
import { PromptWords } from './PromptWords.tsx';
import { sumWords } from './sum.ts';
import { Undo } from './Undo.tsx';
import { undoAnswer } from './undo-answer.ts';
import { useHindrance } from './useHindrance.ts';

/** Who asks, what, how far you are, and every button: one place to look. */
export function Prompt() {
  const ahead = useAhead();
  return (
    <>
      <Asking ahead={ahead} />
      {/* Whatever is asked meanwhile, what the player has chosen in it is not lost. */}
      {ahead?.isOpen && <AheadDialog ahead={ahead} />}
    </>
  );
}

function Asking({ ahead }: { readonly ahead: Ahead | null }) {
  const translation = useTranslation();
  const { say } = translation;
  const { link, sight, names, you, choosing, note, answered = [] } = useTable();
  const { events } = useLink(link);
  const absence = useAbsence();
  const hindrance = useHindrance(choosing.wondered);
  const { request } = sight;
  const { doubt, problem, waits } = choosing;
  const isAlert = problem !== null || waits !== null;
  const name = request === null ? '' : names[request.seat];
  if (request !== null && you !== null && request.waitingFor.includes(you)) {
    return (
      <Frame
        tone="ask"
        source={null}
        question={say('ui.table.undoAsked', { name })}
        why={problemText() ?? say('ui.table.undoAskedWhy')}
        alert={isAlert}
      >
        <Consent />
      </Frame>
    );
  }
  if (doubt !== null && sight.decision !== null && waits === null) {
    return (
      <Frame tone="ask" {...doubtWords(translation, doubt, sight.view)} alert isDoubt>
        <Cancel />
        {isAboutEnd(doubt) ? <Answering decision={sight.decision} /> : <Take doubt={doubt} />}
      </Frame>
    );
  }
  if (you !== null && sight.away.includes(you)) {
    return (
      <Frame tone="ask" source={null} question={say('ui.table.botPlays')} why={say('ui.table.botPlaysWhy')}>
        <PlayedForYou />
      </Frame>
    );
  }
  if (note) {
    return (
      <Frame tone="calm" source={null} question={note} why="">
        {null}
      </Frame>
    );
  }
  const prompt = { ...promptFor(translation, { ...sight, events }, names), ...absence };
  const sum =
    sight.decision === null ? '' : sumWords(translation, sight.decision, sight.view, choosing.picks);
  const forYou = answeredWords(translation, answered);
  const order = treasureOrderText(translation, choosing.treasures?.order ?? []);
  const usual = [forYou, sum || order || prompt.why];
  const why =
    problemText() ?? (hindrance || undefined) ?? undoText() ?? usual.filter((part) => part !== '').join(' ');
  return (
    <Frame
      {...prompt}
      why={why}
      alert={isAlert}
      isNote={hindrance !== '' || sum !== '' || forYou !== ''}
      beside={<Lamp />}
    >
      {sight.decision === null && <StandIn />}
      {sight.decision === null && <WhileWaiting ahead={ahead} />}
      <ForYou />
      <Undo />
      {sight.decision !== null && <Answering key={sight.seq} decision={sight.decision} />}
    </Frame>
  );

  function problemText(): string | undefined {
    if (waits !== null) return say(waits === 'undo' ? 'ui.table.undoWaitsToSend' : 'ui.table.waitsToSend');
    return problem === null ? undefined : problemWords(translation, problem);
  }

  /** For the one who has asked to undo something. */
  function undoText(): string | undefined {
    if (request !== null) return request.seat === you ? waitingText() : undefined;
    const answer = you === null ? null : undoAnswer(events, you);
    if (answer === null) return undefined;
    return answer === 'passed'
      ? say('ui.table.undoPassed')
      : say('ui.table.undoDeclined', { name: names[answer] });
  }

  function waitingText(): string {
    const others = (request?.waitingFor ?? []).map((seat) => names[seat]);
    return say('ui.table.undoWaits', { names: new Intl.ListFormat(translation.language).format(others) });
  }
}

interface FrameProps {
  readonly tone: 'ask' | 'own' | 'calm';
  readonly source: CardId | null;
  readonly question: string;
  readonly why: string;
  readonly alert?: boolean;
  /** Whether it asks about what was just chosen. */
  readonly isDoubt?: boolean;
  /** Whether it says why something that was pressed cannot be chosen. */
  readonly isNote?: boolean;
  /** Between the question and the buttons. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

function Frame({
  tone,
  source,
  question,
  why,
  alert = false,
  isDoubt = false,
  isNote = false,
  beside,
  children,
}: FrameProps) {
  const { say } = useTranslation();
  const { sight } = useTable();
  const role = alert ? 'alert' : isNote ? 'status' : undefined;
  return (
    <section
      className={styles.prompt}
      data-tone={tone}
      data-doubt={isDoubt || undefined}
      aria-label={say('ui.table.decision')}
      data-landmark="prompt"
      data-seq={sight.seq}
      tabIndex={-1}
    >
      {source !== null && (
        <span className={styles.source} data-card={source}>
          <Field id={source} className={styles.field} edge="beside" />
        </span>
      )}
      <PromptWords source={source} question={question} why={why} role={role} />
      {beside}
      <div className={styles.answers} data-part="answers">
        {children}
      </div>
    </section>
  );
}
