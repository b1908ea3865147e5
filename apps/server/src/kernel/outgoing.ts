import { lookup as lookUp } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'
import { outsideTransaction } from './database/transaction-scope.ts'
import { charsetOf, decodeText } from './decode-text.ts'

/** A request of the server to somebody else that was not made, or had no whole answer. */
export class OutgoingError extends Error {
  readonly reason: 'not_allowed' | 'private_address' | 'unreachable' | 'timeout' | 'too_large'

  constructor(reason: OutgoingError['reason'], cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** What came back, whatever its status: a redirect is not followed. */
export interface OutgoingAnswer {
  readonly status: number
  /** Read by the charset that it came with. */
  readonly text: string
}

/** The one way in which the server calls anybody: only those whom the operator has named. */
export interface Outgoing {
  /** Whether requests to an address are let through, as far as the address alone tells. */
  allows(address: string): boolean
  /** @throws OutgoingError with what stood against it. */
  post(
    address: string,
    body: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<OutgoingAnswer>
  /** @throws Error where somebody whom this process called last gave no answer; nobody is called. */
  check(): Promise<void>
}

interface OutgoingOptions {
  /** Origins that may be called; nobody without any. */
  readonly origins: readonly string[]
  readonly timeoutMs?: number
  readonly maxBytes?: number
  /** The addresses of a name. */
  readonly resolve?: (name: string) => Promise<readonly string[]>
}

/** Reasons of which whoever was called has not said anything. */
const NO_ANSWER: ReadonlySet<OutgoingError['reason']> = new Set(['unreachable', 'timeout'])

const TIMEOUT_MS = 10_000
const MAX_BYTES = 1024 * 1024

/** Addresses that are not on the public internet (IANA special-purpose registries). */
const INTERNAL = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // All of IPv6 but what is routed, and of that what stands for addresses of IPv4.
  '::/3',
  '4000::/2',
  '8000::/1',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]

/** One list for each: in one of both, a range of IPv6 speaks of addresses of IPv4 too. */
const internal = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const range of INTERNAL) {
  const [network = '', bits] = range.split('/')
  const family = network.includes(':') ? 'ipv6' : 'ipv4'
  internal[family].addSubnet(network, Number(bits), family)
}

/**
 * Whether an address is anything but one of the public internet.
 * ```ts
 * isInternal('10.1.2.3') // => true
 * isInternal('::ffff:8.8.8.8') // => true
 * isInternal('8.8.8.8') // => false
 * ```
 */
export function isInternal(address: string): boolean {
  const kind = isIP(address)
  if (kind === 0) return true
  const family = kind === 6 ? 'ipv6' : 'ipv4'
  return internal[family].check(address, family)
}

/** Opens the way out, with the origins that it leads to. */
export function openOutgoing({
  origins,
  timeoutMs = TIMEOUT_MS,
  maxBytes = MAX_BYTES,
  resolve = resolveAll,
}: OutgoingOptions): Outgoing {
  const allowed = new Set(origins.map((origin) => new URL(origin).origin))
  const allows = (address: string): boolean => {
    const url = URL.parse(address)
    return url !== null && url.username === '' && url.password === '' && allowed.has(url.origin)
  }
  /** Why, by the origin, a request had no answer; gone with the next that has one. */
  const unanswered = new Map<string, OutgoingError['reason']>()
  const note = (origin: string, error: unknown): void => {
    if (!(error instanceof OutgoingError)) return
    if (NO_ANSWER.has(error.reason)) unanswered.set(origin, error.reason)
  }
  return {
    allows,
    async post(address, body, headers) {
      outsideTransaction('another server')
      if (!allows(address)) throw new OutgoingError('not_allowed')
      const url = new URL(address)
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const pinned = await pin(url.hostname, resolve, signal)
        const answer = await send(url, { pinned, body, headers, signal, maxBytes })
        unanswered.delete(url.origin)
        return answer
      } catch (error) {
        note(url.origin, error)
        throw error
      }
    },
    async check() {
      const [first] = unanswered
      if (first) throw new Error(`${first[0]} gave no answer: ${first[1]}`)
    },
  }
}

async function resolveAll(name: string): Promise<readonly string[]> {
  const found = await lookUp(name, { all: true })
  return found.map(({ address }) => address)
}

/**
 * The address that is called, which no later answer of a name server changes. An address that the
 * operator has named as such may be internal; one that a name stands for may not.
 */
async function pin(
  hostname: string,
  resolve: (name: string) => Promise<readonly string[]>,
  signal: AbortSignal,
): Promise<string> {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(bare) !== 0) return bare
  const found = await Promise.race([resolve(bare), aborted(signal)]).catch((error: unknown) => {
    throw error instanceof OutgoingError ? error : new OutgoingError('unreachable', error)
  })
  const [first] = found
  if (first === undefined) throw new OutgoingError('unreachable')
  if (found.some(isInternal)) throw new OutgoingError('private_address')
  return first
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new OutgoingError('timeout')), { once: true }),
  )
}

interface Sending {
  readonly pinned: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly maxBytes: number
}

async function send(
  url: URL,
  { pinned, body, headers, signal, maxBytes }: Sending,
): Promise<OutgoingAnswer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const family = isIP(pinned)
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(url, {
        method: 'POST',
        agent: false,
        signal,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: (_name, { all }, done) =>
          all ? done(null, [{ address: pinned, family }]) : done(null, pinned, family),
      })
      sent.on('response', resolve).on('error', reject)
      sent.end(body)
    })
    return { status: answer.statusCode ?? 0, text: await readText(answer, maxBytes) }
  } catch (error) {
    if (error instanceof OutgoingError) throw error
    throw new OutgoingError(signal.aborted ? 'timeout' : 'unreachable', error)
  }
}

async function readText(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > maxBytes) {
      answer.destroy()
      throw new OutgoingError('too_large')
    }
    chunks.push(chunk)
  }
  return decodeText(Buffer.concat(chunks), charsetOf(answer.headers['content-type']))
}
