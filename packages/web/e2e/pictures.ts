import { parseArgs } from 'node:util';
import { differencesOf } from './pictures/compare.ts';
import { sceneNames, takeScenes } from './pictures/scenes.ts';

/**
 * Takes pictures of all pages and of the table in many states, the same in every run:
 * npm run pictures -- FOLDER [--against OTHER_FOLDER] [--only SCENE]...
 * With another folder of such pictures it says what looks different now, and fails if something does.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, only: { type: 'string', multiple: true } },
});
const [folder] = positionals;
const scenes = values.only ?? sceneNames;
if (positionals.length !== 1 || !scenes.every((name) => sceneNames.includes(name))) {
  console.error('Usage: npm run pictures -- FOLDER [--against OTHER_FOLDER] [--only SCENE]...');
  console.error(`Scenes: ${sceneNames.join(', ')}`);
  process.exit(2);
}

await takeScenes(folder, scenes);
if (values.against !== undefined) {
  const { compared, lines, isSame } = await differencesOf(folder, values.against, scenes);
  for (const line of lines) console.log(line);
  console.log(`${compared} pictures compared: ${isSame ? 'no differences.' : 'there are differences.'}`);
  if (!isSame) process.exit(1);
}
