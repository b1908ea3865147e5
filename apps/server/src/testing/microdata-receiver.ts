import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How the receiver takes what it is sent: it accepts or refuses each record, accepts and then dies without
 * saying so, says nothing at all, breaks off, leads elsewhere, or answers with what is no verdict.
 */
type Mood = 'accepts' | 'refuses' | 'dies' | 'hangs' | 'breaks' | 'redirects' | 'fails' | 'babbles'

/** The system that microdata is sent to, as tests need it. */
export interface MicrodataReceiver {
  /** Where it is to be sent. */
  readonly url: string
  /** Every record that it has accepted, by its key: how often it was sent, and the last of it. */
  readonly accepted: Map<string, { times: number; xml: string }>
  /** How many files it was sent. */
  files: number
  mood: Mood
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
    if (isRefused) return { key, accepted: false, error: `line 3: ${kayas} is not known` }
    const before = receiver.accepted.get(key)
    receiver.accepted.set(key, { times: (before?.times ?? 0) + 1, xml: whole })
    return { key, accepted: true }
  })
  switch (receiver.mood) {
    case 'accepts':
    case 'refuses':
      return end(response, 200, JSON.stringify({ verdicts }))
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

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(text)
}
