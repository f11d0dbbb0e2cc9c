/** Every page that needs nothing to be there. */
export const paths = [
  '/',
  '/kingdoms',
  '/cards',
  '/lab',
  '/replays',
  '/account',
  '/leaderboard',
  '/settings',
  '/gallery',
  '/nowhere',
];
