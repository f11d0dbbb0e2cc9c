/** What a strategy that comes with the program is called, and what it does in a sentence. */
interface StrategyText {
  readonly name: string;
  readonly description: string;
}

/** By the strategy's id. In English they stand in the file of the strategy itself. */
export type StrategyTexts = Readonly<Record<string, StrategyText>>;
