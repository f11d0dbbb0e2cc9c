import { fileURLToPath } from 'node:url';
import { languages } from '@provincia/catalog';
import { build, createServer, type Plugin, type Rolldown } from 'vite';
import { cssModules } from './css-modules.ts';
import { spriteFor } from './sprite.ts';

/** What has to be loaded for the program. */
const PROGRAM = /<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Makes the page show something by itself: its styles, its first page in every language with its drawings, and the script that chooses one. */
export function firstLook(): Plugin {
  return {
    name: 'provincia-first-look',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const [pages, script] = await Promise.all([drawnPages(), chooser()]);
        const templates = languages.map(
          (language) =>
            `<template lang="${language}" data-words="/${wordsOf(language, bundle)}">${pages[language]}</template>`,
        );
        const program = html.match(PROGRAM) ?? [];
        return withStyles(html.replaceAll(PROGRAM, ''), bundle).replace(
          '</body>',
          // What is seen first comes first: the words, their drawings, and then what would share the line with them.
          () =>
            [...templates, `<script>${script}</script>`, spriteFor(pages.en), ...program, '</body>'].join(''),
        );
      },
    },
  };
}

type Bundle = Rolldown.OutputBundle;

/** The file with the words of a language. */
function wordsOf(language: string, bundle: Bundle): string {
  const found = Object.values(bundle).find(
    (file) =>
      file.type === 'chunk' && file.facadeModuleId?.endsWith(`/catalog/src/text/${language}/index.ts`),
  );
  if (found === undefined) throw new Error(`the words of "${language}" are in no file of their own`);
  return found.fileName;
}

/** With the sheets in the page, which would have to be waited for. */
function withStyles(html: string, bundle: Bundle): string {
  return html.replaceAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, name: string) => {
    const sheet = bundle[name];
    if (sheet?.type !== 'asset') throw new Error(`there is no sheet "${name}"`);
    return `<style>${sheet.source}</style>`;
  });
}

/** Drawn through Vite, which knows the styles beside the components. */
async function drawnPages(): Promise<Readonly<Record<string, string>>> {
  const vite = await createServer({
    root: here('.'),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    css: { modules: cssModules },
  });
  const { firstPages } = (await vite.ssrLoadModule('/first-page.tsx')) as typeof import('./first-page.tsx');
  const pages = await firstPages();
  await vite.close();
  return pages;
}

async function chooser(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: here('../src/first-look.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
