import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { cardFacts } from './build/card-facts.ts';
import { cardNames } from './build/card-names.ts';
import { compress } from './build/compress.ts';
import { cssModules } from './build/css-modules.ts';
import { firstLook } from './build/first-look.ts';
import { lessons } from './build/lessons.ts';
import { rulebook } from './build/rulebook.ts';
import { sprite } from './build/sprite.ts';

/** All drawings in one file beside the page; no script has to be loaded for them. */
function drawings(): Plugin {
  return {
    name: 'provincia-drawings',
    configureServer(server) {
      server.middlewares.use('/drawings.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(sprite());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'drawings.svg', source: sprite() });
    },
  };
}

/** The server that pages under development talk to. */
const api = process.env.API ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    react(),
    cardFacts(),
    cardNames(),
    rulebook(),
    drawings(),
    lessons(),
    firstLook(),
    VitePWA({
      registerType: 'prompt',
      includeAssets: ['icon.svg', 'icon-192.png', 'icon-512.png'],
      // The service worker is our own, for it also shows what is pushed.
      strategies: 'injectManifest',
      srcDir: 'src/shell',
      filename: 'sw.ts',
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      manifest: {
        name: 'Provincia',
        short_name: 'Provincia',
        description: 'A free card table for two to six.',
        display: 'standalone',
        start_url: '/',
        background_color: '#DDD3BE',
        theme_color: '#EFE7D6',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
    }),
    compress(),
  ],
  css: { modules: cssModules },
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: false },
  server: {
    // As objects they keep the host of the page, by which the server knows its own pages.
    proxy: { '/api': { target: api }, '/socket.io': { target: api, ws: true } },
  },
});
