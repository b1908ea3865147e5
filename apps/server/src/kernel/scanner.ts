import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

/** What a scanner says of a content: `said` names what it found, or why it cannot tell. */
export type Verdict =
  | { readonly state: 'clean' }
  | { readonly state: 'infected' | 'failed'; readonly said: string }

/** Looks for viruses in what people upload. */
export interface Scanner {
  /**
   * Reads the whole of a content, which is closed after.
   * @throws ScannerAway where no answer can be had.
   */
  scan(content: Readable): Promise<Verdict>
  /** @throws Error where it does not say that it is there. */
  ping(): Promise<void>
}

/** A scanner that cannot be reached, is silent, or went away before it answered. */
export class ScannerAway extends Error {
  /** Whether it took the content: then the content may be the reason. */
  readonly tookContent: boolean

  constructor(tookContent: boolean, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`the scanner gave no answer: ${reason}`, { cause })
    this.tookContent = tookContent
  }
}

/** So long a scanner may neither take nor say anything, in milliseconds. */
const TIMEOUT_MS = 60_000

/** So long it may say nothing where it is only asked whether it is there. */
const PING_MS = 5_000

/** An answer has one line. */
const LONGEST_ANSWER = 4096

/**
 * A scanner that speaks the protocol of clamd (`INSTREAM`: each piece of the content after its length,
 * then a length of 0).
 * @param url `tcp://host:port`.
 */
export function openScanner(url: string, timeoutMs = TIMEOUT_MS): Scanner {
  const { hostname, port } = new URL(url)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return {
    scan: async (content) => {
      content.on('error', () => undefined)
      const socket = connect({ host, port: Number(port) })
      const answer = readAnswer(socket, timeoutMs)
      // Told of below; until then nobody waits for it.
      answer.catch(() => undefined)
      let tookContent = false
      try {
        await Promise.race([once(socket, 'connect'), answer])
        tookContent = true
        await send(socket, content, answer).catch((error: unknown) => {
          // The scanner may have its answer, and close, before it has read everything.
          if (content.errored) throw error
        })
        return readVerdict(await answer)
      } catch (error) {
        const { errored } = content
        if (errored) return { state: 'failed', said: `it cannot be read: ${errored.message}` }
        throw new ScannerAway(tookContent, error)
      } finally {
        content.destroy()
        socket.destroy()
      }
    },
    ping: async () => {
      const socket = connect({ host, port: Number(port) })
      const answer = readAnswer(socket, PING_MS)
      try {
        socket.write('zPING\0')
        if ((await answer) !== 'PONG') throw new Error('it is no scanner')
      } finally {
        socket.destroy()
      }
    },
  }
}

/** The line that the scanner answers with, which ends with a NUL. */
function readAnswer(socket: Socket, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (piece) => {
      text += piece.toString('latin1')
      const end = text.indexOf('\0')
      if (end >= 0) resolve(text.slice(0, end))
      else if (text.length > LONGEST_ANSWER) reject(new Error('the answer has no end'))
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the connection was closed')))
    socket.setTimeout(timeoutMs, () => reject(new Error(`silence for ${timeoutMs} ms`)))
  })
}

/** Sends a content, as fast as it is taken, until all is sent or the answer is there. */
async function send(socket: Socket, content: Readable, answer: Promise<string>): Promise<void> {
  let isAnswered = false
  const end = () => (isAnswered = true)
  answer.then(end, end)
  for await (const piece of frame(content)) {
    if (isAnswered) return
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), answer])
  }
}

async function* frame(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of content) {
    if (piece.length > 0) yield Buffer.concat([lengthOf(piece), piece])
  }
  yield Buffer.alloc(4)
}

function lengthOf({ length }: Buffer): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

/** `stream: OK`, `stream: Name FOUND`, or whatever else: `INSTREAM size limit exceeded. ERROR`. */
function readVerdict(answer: string): Verdict {
  const line = answer.replace(/^stream: /, '').trim()
  if (line === 'OK') return { state: 'clean' }
  const [, found] = /^(.+) FOUND$/s.exec(line) ?? []
  return found === undefined ? { state: 'failed', said: line } : { state: 'infected', said: found }
}
