import { createWriteStream } from 'node:fs'
import { mkdtemp, open } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { peerModule } from './peers.ts'

/** What of the peer this server needs. */
interface Tus {
  readonly Server: new (options: { path: string; datastore: object }) => {
    handle(request: IncomingMessage, response: ServerResponse): Promise<unknown>
  }
}
interface FileStore {
  readonly FileStore: new (options: { directory: string }) => object
}

/**
 * Two ways of taking a file without knowing whose it is or what it holds: tus, and one request whose body
 * goes to the disk as it comes, synchronised at its end.
 */
const folder = await mkdtemp(join(tmpdir(), 'telemachos-bench-'))
const { Server } = (await peerModule('tus', '@tus/server/dist/index.js')) as Tus
const { FileStore } = (await peerModule('tus', '@tus/file-store/dist/index.js')) as FileStore
const tus = new Server({ path: '/tus', datastore: new FileStore({ directory: folder }) })
let files = 0

const server = createServer((request, response) => {
  if (request.url?.startsWith('/tus')) return void tus.handle(request, response)
  files += 1
  keep(request, join(folder, `whole-${files}`)).then(
    () => response.end('{}'),
    () => response.destroy(),
  )
})

async function keep(request: IncomingMessage, path: string): Promise<void> {
  await pipeline(request, createWriteStream(path))
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}

server.listen(0, '127.0.0.1', () => {
  console.log(`listening ${(server.address() as AddressInfo).port}`)
})
process.on('SIGTERM', () => process.exit(0))
