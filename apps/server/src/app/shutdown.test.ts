import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

it('the whole server ends although browsers hold connections on which they asked nothing', async () => {
  const server = await startTestServer()
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  // The server has taken the connection once it has answered another one.
  await (await fetch(`${server.url}/health`)).text()
  const gone = once(socket, 'close')
  await server.close()
  await gone
  expect(socket.destroyed).toBe(true)
})
