import { about } from './about.ts';
import { account } from './account.ts';
import { byDay } from './by-day.ts';
import { club } from './club.ts';
import { common } from './common.ts';
import { community } from './community.ts';
import { daily } from './daily.ts';
import { home } from './home.ts';
import { kingdoms } from './kingdoms.ts';
import { lab } from './lab.ts';
import { learn } from './learn.ts';
import { match } from './match.ts';
import { panels } from './panels.ts';
import { problem } from './problem.ts';
import { profile } from './profile.ts';
import { prompt } from './prompt.ts';
import { reminders } from './reminders.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { tournament } from './tournament.ts';
import { watch } from './watch.ts';

/** The words of the interface, by screen. */
export const ui = {
  about,
  club,
  common,
  home,
  daily,
  byDay,
  table,
  prompt,
  panels,
  kingdoms,
  replay,
  review,
  account,
  profile,
  reminders,
  lab,
  learn,
  rules,
  settings,
  problem,
  watch,
  tournament,
  community,
  match,
};
