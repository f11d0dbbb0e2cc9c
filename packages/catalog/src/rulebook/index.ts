export { parseRulebook } from './parse.ts';
export {
  type Block,
  type Chapter,
  type InlinePart,
  inline,
  type Rulebook,
  ruleNumberOf,
  ruleNumbers,
} from './rulebook.ts';
