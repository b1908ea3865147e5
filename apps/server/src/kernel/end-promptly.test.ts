import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openHttpServer } from './http-server.ts'
import { openLog } from './log.ts'

async function listen() {
  const app = await openHttpServer({
    publicUrl: 'http://127.0.0.1',
    log: openLog('silent'),
    authenticate: async () => ({ principal: undefined }),
    rateLimits: false,
  })
  const { promise: answered, resolve } = Promise.withResolvers<string>()
  app.get('/slow', () => answered)
  app.get('/parts', (_request, reply) => reply.type('text/plain').send(Readable.from(parts())))
  async function* parts(): AsyncGenerator<string> {
    // Compression looks at the first ten letters before it sends any.
    yield 'begun long before, '
    yield answered
  }
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, port: (app.server.address() as AddressInfo).port, answer: () => resolve('done') }
}

it('a server ends although a browser holds a connection on which it asked nothing', async () => {
  const { app, port } = await listen()
  const socket = connect(port, '127.0.0.1')
  await once(app.server, 'connection')
  const gone = once(socket, 'close')
  await app.close()
  await gone
  expect(socket.destroyed).toBe(true)
})

it('a server answers what is under way before it ends', async () => {
  const { app, port, answer } = await listen()
  const asked = once(app.server, 'request')
  const response = fetch(`http://127.0.0.1:${port}/slow`)
  await asked
  const closed = app.close()
  setImmediate(answer)
  expect(await (await response).text()).toBe('done')
  await closed
})

it('a server ends with the answer whose first part had gone out before', async () => {
  const { app, port, answer } = await listen()
  const response = await fetch(`http://127.0.0.1:${port}/parts`)
  const closed = app.close().then(() => 'closed')
  setImmediate(answer)
  expect(await response.text()).toBe('begun long before, done')
  // Half of the time after which connections are cut.
  expect(await Promise.race([closed, setTimeout(5_000, 'open', { ref: false })])).toBe('closed')
})
