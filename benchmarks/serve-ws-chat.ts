import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { peerModule } from './peers.ts'

/** The few words of the peer that this server needs; it is installed in a folder of its own. */
interface Peer {
  readonly WebSocketServer: new (options: { server: object }) => {
    readonly clients: ReadonlySet<{ readyState: number; send(text: string): void }>
    on(event: 'connection', take: (socket: PeerSocket) => void): void
  }
}
interface PeerSocket {
  on(event: 'message', take: (data: Buffer) => void): void
}

/**
 * The least that persists messages and tells a room of them: one insert, and the text to every socket.
 * No sessions, roles, audit, counts of what is unread, search or second delivery.
 */
const { WebSocketServer } = (await peerModule('ws', 'ws/wrapper.mjs')) as Peer
const pool = new pg.Pool({ ...JSON.parse(process.env['BENCH_CONNECTION'] ?? '{}'), max: 10 })
const server = createServer()
const room = new WebSocketServer({ server })
/** A socket's state of being open (the WebSocket standard). */
const OPEN = 1

room.on('connection', (socket) => {
  socket.on('message', (data) => {
    const text = data.toString()
    void pool
      .query({
        name: 'message',
        text: 'insert into bare_messages (text) values ($1) returning id',
        values: [text],
      })
      .then(({ rows }) => {
        const told = JSON.stringify({ Id: rows[0].id, Message: text })
        for (const client of room.clients) if (client.readyState === OPEN) client.send(told)
      })
  })
})
server.listen(0, '127.0.0.1', () => {
  console.log(`listening ${(server.address() as AddressInfo).port}`)
})
process.on('SIGTERM', () => process.exit(0))
