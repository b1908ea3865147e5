import Fastify from 'fastify'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { expect, it } from 'vitest'
import { openHttpServer } from './http-server.ts'
import { openLog } from './log.ts'
import { serveReference } from './reference-page.ts'

const DOCUMENT = { openapi: '3.1.0', info: { title: 'Telemachos', version: '1' }, paths: {} }

it('serves the page, its document and every file that it names, from this server alone', async () => {
  const app = Fastify()
  await serveReference(app, () => DOCUMENT)
  const page = await app.inject('/api/reference')
  expect(page.statusCode).toBe(200)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; script-src 'self';")
  expect(policy).not.toMatch(/unsafe-(inline|eval)|https?:/)
  expect(page.body).not.toMatch(/https?:/)
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) expect((await app.inject(file)).statusCode, file).toBe(200)
  expect((await app.inject('/api/reference/json')).json()).toEqual(DOCUMENT)
  await app.close()
})

it.each(['/api/openapi.json', '/api/reference/json'])('keeps the document of %s', async (url) => {
  const app = await open()
  const get = (headers: Record<string, string> = {}) => app.inject({ url, headers })
  const plain = await get()
  expect(plain.json()).toEqual(LARGE)
  expect(plain.headers['cache-control']).toBe('public, max-age=300')
  const packed = [
    await get({ 'accept-encoding': 'gzip, br' }),
    await get({ 'accept-encoding': 'gzip' }),
  ]
  expect(packed.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
  const [br, gz] = packed.map(({ rawPayload }) => rawPayload) as [Buffer, Buffer]
  const texts = [await promisify(brotliDecompress)(br), await promisify(gunzip)(gz)].map(String)
  expect(texts).toEqual([plain.body, plain.body])
  const refusing = await get({ 'accept-encoding': 'br;q=0, identity' })
  expect(refusing.headers['content-encoding']).toBeUndefined()
  const known = await get({ 'if-none-match': String(packed[0]?.headers['etag']) })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  await app.close()
})

it('makes nothing of it anew, and answers an address so often and no more', async () => {
  const app = await open()
  expect((await app.inject('/api/reference/yaml')).statusCode).toBe(404)
  const ask = async (url: string, remoteAddress: string) =>
    (await app.inject({ url, remoteAddress })).statusCode
  const answers = new Map<number, number>()
  for (let n = 0; n < 130; n++) {
    const url = ['/api/openapi.json', '/api/reference', '/api/reference/static/index.css'][n % 3]
    const status = await ask(url ?? '', '10.0.0.9')
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
  expect(answers).toEqual(
    new Map([
      [200, 120],
      [429, 10],
    ]),
  )
  expect(await ask('/api/openapi.json', '10.0.0.10')).toBe(200)
  await app.close()
})

const LARGE = {
  ...DOCUMENT,
  paths: Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`/${n}`, {}])),
}

async function open() {
  const app = await openHttpServer({
    publicUrl: 'http://own.example',
    log: openLog('silent'),
    authenticate: async () => ({ principal: undefined }),
    rateLimits: true,
  })
  await serveReference(app, () => LARGE)
  return app
}
