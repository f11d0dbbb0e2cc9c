import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Sign } from '../card/Sign.tsx';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Dialog } from '../table/layout/Dialog.tsx';
import { KeysItem } from '../table/top/KeysItem.tsx';
import { MenuList } from '../table/top/MenuList.tsx';
import { LOCAL } from './game.ts';
import { kept } from './keep.ts';
import type { ReplayProblem } from './problem.ts';
import { useReplay } from './replay-context.ts';
import { saving } from './save.ts';

interface ReplayMenuProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

/** Files to take along, and what is rarely needed. */
export function ReplayMenu({ onClose, onHelp }: ReplayMenuProps) {
  const translation = useTranslation();
  const { say } = translation;
  const scene = useReplay();
  return (
    <Dialog title={say('ui.common.menu')} onClose={onClose}>
      <MenuList>
        <li>
          <button type="button" onClick={() => saving.string(scene)}>
            <Sign name="down" />
            {say('ui.replay.saveString')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => saving.text(scene, translation)}>
            <Sign name="chronicle" />
            {say('ui.replay.saveText')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => saving.json(scene)}>
            <Sign name="down" />
            {say('ui.replay.saveJson')}
          </button>
        </li>
        {scene.game.id === LOCAL && <Keep packed={scene.game.packed} />}
        <KeysItem onHelp={onHelp} />
        <li>
          <Link href="/replays">
            <Sign name="previous" />
            {say('ui.replay.toReplays')}
          </Link>
        </li>
      </MenuList>
    </Dialog>
  );
}

/** A game of this browser gets an address that is short and stays. */
function Keep({ packed }: { readonly packed: string }) {
  const { say } = useTranslation();
  const [, goTo] = useLocation();
  const [problem, setProblem] = useState<ReplayProblem | null>(null);
  const keep = async () => {
    const found = await kept(packed);
    if ('path' in found) goTo(found.path);
    else setProblem(found.problem);
  };
  return (
    <li>
      <button type="button" title={say('ui.replay.keepHelp')} onClick={() => void keep()}>
        <Sign name="link" />
        {say('ui.replay.keep')}
      </button>
      <p className={texts.problem} role="alert">
        {problem !== null && say(`ui.replay.problem.${problem}`)}
      </p>
    </li>
  );
}
