import { OFFLINE_PATH, WORKER_PATH, CALL_PATHS } from '@telemachos/contract/core/call-path'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'

const SOURCE = path.join(import.meta.dirname, 'src/worker/start-worker.ts')

/** What the server alone reads. */
const OF_SERVER = /^(index\.html|parts\.json|texts\.json)$|\.map$/

/** Views ask the server in any case, and few people have any. */
const OF_VIEWS = /^(view-frame\.html|assets\/sandbox-)/

/** What draws PDF documents is large, and without a network there are none. */
const OF_DOCUMENTS = /\/(pdf-worker|open-pdf|pdf-preview)-/

/**
 * Writes the worker that keeps the built files in the browser: its code with the list of this build's
 * files. Only a build has one.
 */
export function workerPlugin(): Plugin {
  return {
    name: 'telemachos-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const built = Object.keys(bundle).filter(
          (file) => ![OF_SERVER, OF_DOCUMENTS, OF_VIEWS].some((left) => left.test(file)),
        )
        const files = built.map((file) => `/${file}`).toSorted()
        const page = bundle['index.html']
        const pageText = page?.type === 'asset' ? String(page.source) : ''
        const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE)
        const version = createHash('sha256')
          .update(JSON.stringify([files, pageText, code]))
          .digest('hex')
          .slice(0, 12)
        const assets = '/assets/'
        const build = {
          version,
          files,
          assets,
          offlinePath: OFFLINE_PATH,
          calls: CALL_PATHS.source,
        }
        this.emitFile({
          type: 'asset',
          fileName: WORKER_PATH.slice(1),
          source: `${code.replaceAll(/^export /gm, '')}\nstartWorker(self, ${JSON.stringify(build)})\n`,
        })
      },
    },
  }
}
