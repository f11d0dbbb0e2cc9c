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
  theme: 'Switch between light and dark',
  menu: 'Menu',
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  ok: 'OK',
  retry: 'Try again',
  loading: 'Loading…',
  offline: 'No connection. You can still play against bots.',
  update: 'A new version is ready.',
  updateNow: 'Update',
  broken: 'Something went wrong on this page.',
  brokenHelp: 'Nothing is lost: reload the page, or go to the home page.',
  reload: 'Reload',
  toStart: 'Home',
  notFound: 'There is nothing here.',
  skip: 'Skip to content',
  unofficial:
    'Unofficial, non-commercial fan project. Pictures: game-icons.net (Lorc, Delapouite and others), CC BY 3.0.',
  'level-easy': 'Squire',
  'level-normal': 'Steward',
  'level-hard': 'Sovereign',
  copied: 'Copied',
  copyLink: 'Copy link',
} satisfies WordTable;

export type Common = WordsLike<typeof common>;
