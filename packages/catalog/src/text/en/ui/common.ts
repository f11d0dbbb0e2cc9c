import type { WordsLike, WordTable } from '../../word-table.ts';

export const common = {
  play: 'Play',
  kingdoms: 'Kingdoms',
  lab: 'Lab',
  replays: 'Replays',
  cards: 'Cards',
  account: 'Account',
  leaderboard: 'Leaderboard',
  settings: 'Settings',
  language: 'Language',
  theme: 'Change between light and dark',
  menu: 'Menu',
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  ok: 'OK',
  retry: 'Try again',
  loading: 'One moment …',
  offline: 'No connection. Games against bots work all the same.',
  update: 'A new version is ready.',
  updateNow: 'Load it',
  broken: 'Something went wrong on this page.',
  brokenHelp: 'Nothing is lost: load the page again, or go back to the start.',
  reload: 'Load again',
  toStart: 'To the start',
  notFound: 'There is nothing here.',
  skip: 'Skip to the content',
  unofficial:
    'Unofficial, non-commercial fan implementation. Pictures: game-icons.net (Lorc, Delapouite and others), CC BY 3.0.',
  'level-easy': 'Squire',
  'level-normal': 'Steward',
  'level-hard': 'Sovereign',
  copied: 'Copied',
  copyLink: 'Copy link',
} satisfies WordTable;

export type Common = WordsLike<typeof common>;
