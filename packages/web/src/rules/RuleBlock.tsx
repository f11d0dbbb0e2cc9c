import type { Block } from '@provincia/catalog/rulebook';
import { Card } from '../card/Card.tsx';
import { useReadCard } from '../cards/CardReader.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './RuleBlock.module.css';
import { RuleNumber } from './RuleNumber.tsx';
import { RuleWords } from './RuleWords.tsx';
import { useIsMarked } from './useIsMarked.ts';
import { useProofs } from './useProofs.tsx';

/** A statement, a table, a row of cards or a paragraph. */
export function RuleBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'rule') return <Statement {...block} />;
  if (block.kind === 'table') return <Table {...block} />;
  if (block.kind === 'cards') return <CardRow {...block} />;
  return (
    <p className={styles.text}>
      <RuleWords text={block.text} />
    </p>
  );
}

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

function Statement({ number, text }: BlockOf<'rule'>) {
  const isMarked = useIsMarked(number);
  const { mark, list } = useProofs(number);
  return (
    <div className={styles.rule} id={number} tabIndex={-1} data-marked={isMarked}>
      <RuleNumber number={number} isMarked={isMarked} />
      <p>
        <RuleWords text={text} /> {mark}
      </p>
      {list}
    </div>
  );
}

function Table({ head, rows }: BlockOf<'table'>) {
  return (
    <table className={styles.table} data-numbers={/^\d+$/.test(head.at(-1) ?? '') || undefined}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              <RuleWords text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">
              <RuleWords text={first} />
            </th>
            {rest.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change places
              <td key={i}>
                <RuleWords text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CardRow({ caption, cards }: BlockOf<'cards'>) {
  const translation = useTranslation();
  const read = useReadCard();
  return (
    <figure className={styles.cards}>
      <figcaption>{caption}</figcaption>
      <ul>
        {cards.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards lie side by side, and stay there
          <li key={i}>
            <Card
              id={id}
              size="s"
              translation={translation}
              as="button"
              type="button"
              onClick={() => read(id)}
            />
          </li>
        ))}
      </ul>
    </figure>
  );
}
