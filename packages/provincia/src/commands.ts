import { type Command, commands as ofLab } from '@provincia/lab/command-line';

/** What the lab does, and what has to do with a server. */
export const commands: readonly Command[] = [
  ...ofLab,
  {
    name: 'serve',
    words: '',
    options: { '--port <n>': 'port', '--host <name>': 'host', '--data <folder>': 'data' },
    examples: ['serve', 'serve --port 8080 --host 0.0.0.0 --data /var/lib/provincia'],
    run: async (_, options) => {
      const { serve } = await import('./serve.ts');
      return serve(options, process.env);
    },
  },
  {
    name: 'admin',
    words: '[...order]',
    usage: 'admin grant NAME moderator, admin revoke NAME moderator, admin list',
    options: {},
    examples: ['admin grant Konrad moderator', 'admin list'],
    run: async (words, _, translation) => {
      const { admin } = await import('./admin.ts');
      return admin(words, translation);
    },
  },
];
