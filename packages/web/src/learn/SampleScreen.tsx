import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { codeWords } from '../api/problem-words.ts';
import { useLoaded } from '../api/useLoaded.ts';
import panels from '../controls/panels.module.css';
import { openReplay, type ReplaySource } from '../game-link/replay-source.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useCoachTranslation } from '../i18n/useCoachTranslation.ts';
import { ReplayContext, type ReplayScene } from '../replay/replay-context.ts';
import { ReviewTab } from '../review/ReviewTab.tsx';
import { ReviewContext, type ReviewScene } from '../review/review-context.ts';
import { Page } from '../shell/Page.tsx';
import { seatNames } from '../table/names.ts';
import styles from './SampleScreen.module.css';
import { loadSample, type SampleReview } from './sample-review.ts';

interface Loaded {
  readonly sample: SampleReview;
  readonly source: ReplaySource;
}

async function load(name: string): Promise<Loaded> {
  const sample = await loadSample(name);
  return { sample, source: await openReplay(sample.game) };
}

interface SampleScreenProps {
  readonly title: string;
  /** Of the review. */
  readonly name: string;
}

/** A reviewed game that a lesson speaks of, as everybody sees their own reviews. */
export function SampleScreen({ title, name }: SampleScreenProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { value, problem } = useLoaded(name, () => load(name));
  return (
    <Page title={title} className={styles.page}>
      <h1>{say('ui.learn.sample')}</h1>
      {problem !== null && <p role="alert">{codeWords(translation, problem)}</p>}
      {value === null ? (
        <p className={panels.loading}>{say('ui.common.loading')}</p>
      ) : (
        <Reviewed {...value} />
      )}
    </Page>
  );
}

const still = () => undefined;

function Reviewed({ sample, source }: Loaded) {
  const translation = useTranslation();
  const words = useCoachTranslation();
  const { game: packed, you, review } = sample;
  const [, navigate] = useLocation();
  const [step, go] = useState(0);
  const [seat, lookFrom] = useState<number | null>(you);
  const replay = useMemo((): ReplayScene => {
    const seats = Array.from({ length: source.seats }, (_, i) =>
      i === you
        ? { name: null, kind: 'guest' as const, level: null }
        : { name: null, kind: 'bot' as const, level: 'normal' },
    );
    return {
      game: { id: 'local', packed, source, seats, you, table: null, taped: false },
      names: seatNames(translation, seats, you),
      playhead: { step, seat, isPlaying: false, speed: 1, go, lookFrom, setSpeed: still, toggle: still },
      spans: [],
      events: [],
    };
  }, [translation, packed, source, you, step, seat]);
  const scene: ReviewScene = {
    state: { stage: 'ready', review },
    words,
    want: still,
    again: still,
    learning: null,
    // At the table of the game there is room for it.
    learn: () => navigate(`/replay/local?review#${packed}`),
  };
  return (
    <ReplayContext value={replay}>
      <ReviewContext value={scene}>
        <div className={panels.panel}>
          <ReviewTab onGo={still} />
        </div>
      </ReviewContext>
    </ReplayContext>
  );
}
