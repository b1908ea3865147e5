import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How the receiver takes what it is sent: it accepts or refuses each record, accepts and then dies without
 * saying so, says nothing at all, breaks off, leads elsewhere, or answers with what is no verdict.
 */
type Mood = 'accepts' | 'refuses' | 'dies' | 'hangs' | 'breaks' | 'redirects' | 'fails' | 'babbles'

/** What a receiver of tests may write in. */
type Charset = 'utf-8' | 'windows-1253' | 'iso-8859-7'

/** The system that microdata is sent to, as tests need it. */
export interface MicrodataReceiver {
  /** Where it is to be sent. */
  readonly url: string
  /** Every record that it has accepted, by its key: how often it was sent, and the last of it. */
  readonly accepted: Map<string, { times: number; xml: string }>
  /** How many files it was sent. */
  files: number
  mood: Mood
  /** The status of its verdicts. */
  status: number
  /** What its answers are written in, and whether they say so. */
  charset: { readonly name: Charset; readonly isSaid: boolean }
  /** Registry numbers that it refuses whatever its mood. */
  readonly refused: Set<string>
  /** Resolves once somebody waits for an answer that does not come. */
  hanging(): Promise<void>
  close(): Promise<void>
}

/** Starts a receiver on a port of its own. */
export async function startReceiver(): Promise<MicrodataReceiver> {
  const waiting: ServerResponse[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      receiver.files++
      answer(receiver, Buffer.concat(chunks).toString(), response)
      if (!response.writableEnded && !response.destroyed) {
        waiting.push(response)
        server.emit('hanging')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: MicrodataReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/microdata`,
    accepted: new Map(),
    files: 0,
    mood: 'accepts',
    status: 200,
    charset: { name: 'utf-8', isSaid: false },
    refused: new Set(),
    hanging: async () => {
      if (waiting.length === 0) await once(server, 'hanging')
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}

function answer(receiver: MicrodataReceiver, xml: string, response: ServerResponse): void {
  const records = [...xml.matchAll(/<record kayas="([^"]*)" key="([^"]*)".*?<\/record>/gs)]
  const verdicts = records.map(([whole, kayas = '', key = '']) => {
    const isRefused = receiver.mood === 'refuses' || receiver.refused.has(kayas)
    if (isRefused) return { key, accepted: false, error: `line 3: ${kayas} is not known: Άγνωστος` }
    const before = receiver.accepted.get(key)
    receiver.accepted.set(key, { times: (before?.times ?? 0) + 1, xml: whole })
    return { key, accepted: true }
  })
  switch (receiver.mood) {
    case 'accepts':
    case 'refuses':
      return end(response, receiver.status, JSON.stringify({ verdicts }), receiver.charset)
    case 'dies':
      response.destroy()
      return
    case 'hangs':
      return
    case 'breaks':
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"verdicts": [')
      response.destroy()
      return
    case 'redirects':
      response.writeHead(302, { location: receiver.url })
      response.end('elsewhere')
      return
    case 'fails':
      return end(response, 500, '<error>\n  <line>7</line>\n</error>')
    case 'babbles':
      return end(response, 200, '{"verdicts": "all of them"}')
  }
}

const UTF_8: MicrodataReceiver['charset'] = { name: 'utf-8', isSaid: false }

function end(
  response: ServerResponse,
  status: number,
  text: string,
  { name, isSaid } = UTF_8,
): void {
  const type = isSaid ? `application/json; charset=${name}` : 'application/json'
  response.writeHead(status, { 'content-type': type })
  response.end(name === 'utf-8' ? text : encodeGreek(text, name))
}

/** A text in a charset of one byte a sign. */
function encodeGreek(text: string, charset: Charset): Buffer {
  const signs = Array.from(
    { length: 256 },
    (_, byte) => [new TextDecoder(charset).decode(Uint8Array.of(byte)), byte] as const,
  )
  const byteOf = new Map(signs)
  return Buffer.from([...text].map((sign) => byteOf.get(sign) ?? 0x3f))
}
