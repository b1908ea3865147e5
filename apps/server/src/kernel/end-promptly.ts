import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'

/** How long requests that are under way may go on when the server ends. */
const GRACE_MS = 10_000

/**
 * Lets the server end without waiting for its callers: connections on which nothing was ever asked
 * (browsers open them in advance, and Node counts them as busy) are closed at once, others
 * after the answer that is under way, and what still is after 10 seconds is cut off.
 */
export function endPromptly(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  let isEnding = false
  app.addHook('onSend', async (_request, reply) => {
    // Asked before the end began: the connection would otherwise be kept for a next request.
    if (isEnding) reply.header('connection', 'close')
  })
  // An answer in parts may have said before the end that its connection is kept.
  app.addHook('onResponse', async () => {
    if (isEnding) setImmediate(() => app.server.closeIdleConnections())
  })
  app.addHook('preClose', async () => {
    isEnding = true
    for (const socket of silent) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref()
  })
}
