import { FRAME_PATH } from '@telemachos/contract/core/frame'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const SOURCE = path.join(import.meta.dirname, 'src/frame/start-frame.ts')

/** Fonts of the frame's styles are those of the page, under the same names. */
const FONT = /\.woff2$/

/**
 * Writes the document in which views run, and its one script: our code with the whole of Vue. Its styles
 * are in the document, so that an author finds no element there that loads anything.
 */
export function framePlugin(): Plugin {
  return {
    name: 'telemachos-frame',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async generateBundle(_, bundle) {
      const { files, fonts } = await buildFrame()
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
      for (const [fileName, source] of fonts) {
        if (!(fileName in bundle)) this.emitFile({ type: 'asset', fileName, source })
      }
    },
    configureServer({ middlewares }) {
      const built = buildFrame().then(({ files, fonts }) => new Map([...files, ...fonts]))
      middlewares.use((request, response, next) => {
        void built.then((files) => {
          const name = (request.url ?? '').slice(1)
          const source = files.get(name)
          if (source === undefined) return next()
          response.setHeader('access-control-allow-origin', '*')
          response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'text/html')
          response.end(source)
        }, next)
      })
    },
  }
}

type Files = [name: string, source: string | Uint8Array][]

async function buildFrame(): Promise<{ files: Files; fonts: Files }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    // With its compiler: templates are authored.
    resolve: { alias: [{ find: /^vue$/, replacement: 'vue/dist/vue.esm-bundler.js' }] },
    build: {
      write: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      cssMinify: true,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: SOURCE,
        checks: { bundlerTimings: false },
        output: { format: 'iife' },
      },
    },
  })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  const script = output.find((one) => one.type === 'chunk')?.code ?? ''
  const assets = output.filter((one) => one.type === 'asset')
  const css = assets.find(({ fileName }) => fileName.endsWith('.css'))?.source ?? ''
  const version = createHash('sha256').update(script).digest('hex').slice(0, 8)
  const scriptName = `assets/sandbox-${version}.js`
  return {
    files: [
      [scriptName, script],
      [FRAME_PATH.slice(1), writeDocument(String(css), `/${scriptName}`)],
    ],
    fonts: assets
      .filter(({ fileName }) => FONT.test(fileName))
      .map(({ fileName, source }) => [fileName, source]),
  }
}

const writeDocument = (css: string, script: string): string =>
  `<!doctype html><html lang="el"><head><title></title><style>${css}</style></head>` +
  `<body><p id="failure" role="alert" hidden></p><div id="view"></div><script src="${script}"></script></body></html>\n`
