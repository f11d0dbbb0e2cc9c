import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/TranslationProvider.tsx';
import { Leaf } from '../Leaf.tsx';

const outside = (href: string) => (words: ReactNode) => (
  <a href={href} target="_blank" rel="noreferrer">
    {words}
  </a>
);
const icons = outside('https://game-icons.net');
const by = outside('https://creativecommons.org/licenses/by/3.0/');
const ofl = outside('https://openfontlicense.org');
const i = (words: ReactNode) => <i>{words}</i>;

/** Who made what, and under which licences. */
export function Credits() {
  const { say } = useTranslation();
  return (
    <Leaf title={say('ui.settings.credits')} className="credits">
      <p>{say.rich('ui.settings.unofficial', { i })}</p>
      <p>{say.rich('ui.settings.pictures', { icons, by })}</p>
      <p>{say.rich('ui.settings.fonts', { ofl })}</p>
      <p>{say('ui.settings.words')}</p>
    </Leaf>
  );
}
