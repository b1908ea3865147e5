import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { aboutPlugin } from './about-plugin.ts'
import { callsPlugin } from './calls-plugin.ts'
import { chunkGroups } from './chunk-groups.ts'
import { framePlugin } from './frame-plugin.ts'
import { indexPlugin } from './index-plugin.ts'
import { localesPlugin } from './locales-plugin.ts'
import { partsPlugin } from './parts-plugin.ts'
import { workerPlugin } from './worker-plugin.ts'

/** Where the development server finds the calls; see tools/dev.ts. */
const SERVER = process.env['SERVER_URL'] ?? 'http://127.0.0.1:8080'

/** The server's paths, in any case; everything else is the page's. */
const CALLS = '^/([aA][pP][iI]\\d?|[aA]ccount|anyquest|realtime|ready)(/|$)'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    indexPlugin(),
    callsPlugin(),
    aboutPlugin(),
    partsPlugin(),
    framePlugin(),
    workerPlugin(),
    localesPlugin(),
    react(),
  ],
  resolve: {
    alias: [
      // React has had it itself for long; what stands in for it only asks whether it is there.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^crelt$/, replacement: join(import.meta.dirname, 'src/shared/ui/code/crelt.ts') },
      // The formatter of Liquid asks for all of it, with the file system; a browser has this part.
      { find: /^prettier$/, replacement: 'prettier/standalone' },
    ],
  },
  server: { proxy: { [CALLS]: { target: SERVER, ws: true } } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    cssMinify: true,
    modulePreload: { polyfill: false },
    // The manifest and the icons of the installed application are the browser's alone.
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      // Where the chunks are takes longest, and whoever starts the product need not be told.
      checks: { bundlerTimings: false },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunkGroups } } }),
    },
  },
  // What draws on the server brings its libraries along, as the server's own bundle does.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
