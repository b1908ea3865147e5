import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { openHttpServer } from './http-server.ts'
import { openLog } from './log.ts'

async function listen() {
  const app = await openHttpServer({
    publicUrl: 'http://127.0.0.1',
    log: openLog('silent'),
    authenticate: async () => undefined,
    rateLimits: false,
  })
  let answer = (): void => {}
  app.get('/slow', () => new Promise((resolve) => (answer = () => resolve('done'))))
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, port: (app.server.address() as AddressInfo).port, answer: () => answer() }
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
