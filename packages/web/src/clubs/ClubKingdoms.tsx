import type { ClubKingdom, ClubPage } from '@provincia/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import { Folded } from '../controls/Folded.tsx';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import type { TableChoice } from '../home/choices.ts';
import { NewTable } from '../home/new-table/NewTable.tsx';
import { chosenOf } from '../home/table-wish.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { settled, settledWords } from '../kingdoms/by-the-rules.ts';
import { KingdomGrid } from '../kingdoms/KingdomGrid.tsx';
import { pilesOf } from '../kingdoms/piles.ts';
import { nameList } from '../kingdoms/traits.ts';
import { SureButton } from '../tournaments/SureButton.tsx';
import styles from './ClubKingdoms.module.css';
import { isIn, runs } from './standing.ts';
import type { FollowedClub } from './useClub.ts';

interface ClubKingdomsProps {
  readonly page: ClubPage;
  readonly change: FollowedClub['change'];
}

/** The kingdoms that the club keeps: members play them, organisers add and remove them. */
export function ClubKingdoms({ page, change }: ClubKingdomsProps) {
  const { say } = useTranslation();
  const [playing, setPlaying] = useState<ClubKingdom | null>(null);
  const { problem, run } = useAction();
  const remove = ({ n }: ClubKingdom) => void run(() => change('DELETE', `/kingdoms/${n}`));
  return (
    <Section title={say('ui.tournament.kingdoms')}>
      {page.kingdoms.length === 0 ? (
        <p>{say('ui.club.noKingdoms')}</p>
      ) : (
        <ul className={styles.kingdoms}>
          {page.kingdoms.map((kingdom) => (
            <li key={kingdom.n}>
              <Kept kingdom={kingdom} />
              <p className={buttons.actions}>
                {isIn(page) && (
                  <button type="button" className={buttons.gold} onClick={() => setPlaying(kingdom)}>
                    <Sign name="play" />
                    {say('ui.club.playThis')}
                  </button>
                )}
                {runs(page) && (
                  <SureButton
                    className={buttons.icon}
                    label={say('ui.club.removeKingdom', { name: kingdom.name })}
                    question={`${say('ui.club.removeKingdom', { name: kingdom.name })}?`}
                    yes={say('ui.club.removeKingdom', { name: kingdom.name })}
                    onYes={() => remove(kingdom)}
                  >
                    <Sign name="close" />
                  </SureButton>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <ProblemLine problem={problem} />
      {runs(page) && (
        <p className={sheet.aside}>
          {say('ui.club.addHelp')} <Link href="/kingdoms">{say('ui.club.addKingdom')}</Link>
        </p>
      )}
      {playing !== null && (
        <NewTable
          club={page}
          picked={pilesOf(playing.cards)}
          suggested={suggestedFor(playing)}
          onClose={() => setPlaying(null)}
        />
      )}
    </Section>
  );
}

/** What the club has settled for the kingdom; the rest is as it was chosen last time. */
function suggestedFor(kingdom: ClubKingdom): Partial<TableChoice> {
  const fixed = settled.filter((what) => kingdom[what] !== null);
  return Object.fromEntries(fixed.map((what) => [what, chosenOf(kingdom[what])]));
}

function Kept({ kingdom }: { readonly kingdom: ClubKingdom }) {
  const translation = useTranslation();
  const { name, cards } = kingdom;
  const piles = pilesOf(cards);
  const fixed = settled.filter((what) => kingdom[what] !== null);
  return (
    <div className={styles.kept}>
      <Folded title={name} className={styles.cards}>
        <KingdomGrid piles={piles} />
      </Folded>
      <small>
        {[
          nameList(piles, translation),
          ...fixed.map((what) => settledWords(translation, what, kingdom[what], piles)),
        ].join(' · ')}
      </small>
    </div>
  );
}
