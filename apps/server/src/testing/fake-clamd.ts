import { createServer, type AddressInfo, type Socket } from 'node:net'

/** The harmless text that every scanner takes for a virus; in two pieces, so that none takes this file for one. */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR',
  '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('')

/**
 * How it takes a content: looks through it, is full at so many bytes, takes it and says nothing, or ends
 * as soon as some of it is there.
 */
type Mood = 'well' | 'full' | 'silent' | 'dying'

/** What speaks as clamd does, on loopback. */
export interface FakeClamd {
  /** For SCANNER_URL. */
  readonly url: string
  mood: Mood
  /** The contents that it was given whole. */
  readonly given: Buffer[]
  close(): Promise<void>
}

/** The most that it takes when it is full. */
const STREAM_MAX_LENGTH = 1024

const COMMAND = 'zINSTREAM\0'
const PING = 'zPING\0'

/** Starts one; the same port again after one was closed. */
export async function startFakeClamd(port = 0): Promise<FakeClamd> {
  const state: { mood: Mood; given: Buffer[] } = { mood: 'well', given: [] }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    let received = Buffer.alloc(0)
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece])
      if (state.mood === 'dying' && received.length > COMMAND.length) return socket.destroy()
      if (state.mood === 'silent') return
      if (received.toString('latin1') === PING) return void socket.end('PONG\0')
      if (state.mood === 'full' && received.length > STREAM_MAX_LENGTH) {
        socket.end('INSTREAM size limit exceeded. ERROR\0')
        return
      }
      const content = readWhole(received)
      if (!content) return
      state.given.push(content)
      socket.end(content.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return Object.assign(state, {
    url: `tcp://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  })
}

/** The content of a command that has arrived whole; undefined until then. */
function readWhole(received: Buffer): Buffer | undefined {
  if (!received.subarray(0, COMMAND.length).equals(Buffer.from(COMMAND))) return undefined
  const pieces: Buffer[] = []
  let at = COMMAND.length
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
