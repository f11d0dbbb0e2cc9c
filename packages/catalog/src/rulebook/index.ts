export { parseRulebook } from './parse.ts';
export { type Block, type Chapter, type InlinePart, inline, type Rulebook, ruleNumbers } from './rulebook.ts';
