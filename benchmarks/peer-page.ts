import Fastify, { type FastifyInstance } from 'fastify'
import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** The page of a peer of `peers/` with what was bundled for it, and routes of its own. */
export async function servePeer(
  name: string,
  addRoutes: (app: FastifyInstance) => void,
): Promise<void> {
  const folder = new URL(`peers/${name}/`, import.meta.url)
  const app = Fastify()
  addRoutes(app)
  const html = await readFile(new URL('page.html', folder), 'utf8')
  app.get('/', (_, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html),
  )
  const assets = new URL('dist/assets/', folder)
  for (const asset of await readdir(assets)) {
    const content = await readFile(new URL(asset, assets))
    app.get(`/assets/${asset}`, (_, reply) =>
      reply
        .type(TYPES[extname(asset)] ?? 'application/octet-stream')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(content),
    )
  }
  await app.listen({ host: '127.0.0.1', port: 0 })
  process.on('SIGTERM', () => process.exit(0))
  console.log(`listening ${(app.server.address() as AddressInfo).port}`)
}
