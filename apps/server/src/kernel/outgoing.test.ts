import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isInternal, openOutgoing, OutgoingError } from './outgoing.ts'

/** One address of one's own machine or network, written in all the ways that programs understand. */
const ENCODINGS = [
  ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.0.0.1', '0x7f.1'],
  ...['0177.0.0.1', '0177.1', '017700000001', '0x7f.0x0.0x0.0x1', '127.0.0.1.', '127.000.000.001'],
  ...['%31%32%37.0.0.1', '①②⑦.0.0.1', '127。0。0。1', '１２７.0.0.1', '0', '0.0.0.0', '0x0', '00'],
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::0001]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
  ...['[0:0:0:0:0:ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]'],
  ...['10.0.0.1', '167772161', '0xa000001', '012.1', '10.1', '[::ffff:10.0.0.1]', '[::ffff:a00:1]'],
  ...['172.16.0.1', '172.31.255.255', '0xac100001', '192.168.0.1', '192.168.1', '0xc0a80001'],
  ...['169.254.169.254', '0xa9fea9fe', '2852039166', '[::ffff:169.254.169.254]', '[fe80::1]'],
  ...['[fd00::1]', '[fc00::1]', '[fec0::1]', '100.64.0.1', '198.18.0.1', '224.0.0.1', '240.0.0.1'],
  ...['255.255.255.255', '[ff02::1]', '[2001:db8::1]', '[2001::1]', 'localhost', 'LOCALHOST.'],
]

describe('requests to other systems', () => {
  let server: Server
  let origin: string
  let answer: { status: number; headers: Record<string, string>; body: string | Buffer }
  const seen: string[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(`${request.method} ${request.headers.host}`)
      response.writeHead(answer.status, answer.headers)
      // Without a body nobody is answered to the end.
      if (answer.body === 'never') response.write('.')
      else response.end(answer.body)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })

  const reasonOf = async (work: Promise<unknown>): Promise<string> => {
    const error: unknown = await work.catch((caught: unknown) => caught)
    return error instanceof OutgoingError ? error.reason : String(error)
  }
  const open = (more: Partial<Parameters<typeof openOutgoing>[0]> = {}) =>
    openOutgoing({ origins: [origin], ...more })

  it.each([
    ['text/plain; charset=windows-1253', Buffer.from([0xa2, 0xed, 0xed, 0xe1])],
    ['application/json;Charset="ISO-8859-7"', Buffer.from([0xb6, 0xed, 0xed, 0xe1])],
    ['text/plain', Buffer.from([0xb6, 0xed, 0xed, 0xe1])],
    ['text/plain; charset=utf-8', Buffer.from([0xa2, 0xed, 0xed, 0xe1])],
    ['text/plain; charset=nobodys', Buffer.from('Άννα')],
    ['application/json', Buffer.from('\ufeffΆννα')],
    ['text/plain; charset=utf-16le', Buffer.from('Άννα', 'utf16le')],
  ])('are read by the charset of the answer: %s', async (type, body) => {
    answer = { status: 200, headers: { 'content-type': type }, body }
    expect(await open().post(`${origin}/a`, 'x', {})).toEqual({ status: 200, text: 'Άννα' })
  })

  it('reach those whom the operator has named, and nobody without', async () => {
    answer = { status: 200, headers: {}, body: 'καλώς' }
    expect(await open().post(`${origin}/a`, 'x', {})).toEqual({ status: 200, text: 'καλώς' })
    expect(await reasonOf(open({ origins: [] }).post(origin, 'x', {}))).toBe('not_allowed')
    const [, , port] = origin.split(':')
    for (const other of [
      origin.replace(`:${port}`, ':1'),
      origin.replace('http:', 'https:'),
      origin.replace('://', '://me:geheim@'),
      'file:///etc/passwd',
      'no address',
    ]) {
      expect([other, open().allows(other)]).toEqual([other, false])
    }
  })

  it('follow no redirect', async () => {
    answer = { status: 302, headers: { location: `${origin}/b` }, body: '' }
    seen.length = 0
    expect(await open().post(origin, 'x', {})).toMatchObject({ status: 302 })
    expect(seen).toHaveLength(1)
  })

  it('end after a while, and with an answer that is too long', async () => {
    answer = { status: 200, headers: {}, body: 'never' }
    expect(await reasonOf(open({ timeoutMs: 50 }).post(origin, 'x', {}))).toBe('timeout')
    answer = { status: 200, headers: {}, body: 'x'.repeat(101) }
    expect(await reasonOf(open({ maxBytes: 100 }).post(origin, 'x', {}))).toBe('too_large')
  })

  it('go to the address that was looked at, and to no inner one behind a name', async () => {
    const { port } = new URL(origin)
    const named = `http://receiver.example.org:${port}`
    let asked = 0
    const rebinding = async () => (asked++ === 0 ? ['203.0.114.1', '10.0.0.1'] : ['127.0.0.1'])
    const outgoing = openOutgoing({ origins: [named], resolve: rebinding, timeoutMs: 200 })
    expect(await reasonOf(outgoing.post(named, 'x', {}))).toBe('private_address')
    expect(asked).toBe(1)
    expect(await reasonOf(outgoing.post(named, 'x', {}))).toBe('private_address')
    const failing = openOutgoing({ origins: [named], resolve: () => Promise.reject(new Error()) })
    expect(await reasonOf(failing.post(named, 'x', {}))).toBe('unreachable')
    const silent = openOutgoing({
      origins: [named],
      resolve: () => new Promise(() => {}),
      timeoutMs: 50,
    })
    expect(await reasonOf(silent.post(named, 'x', {}))).toBe('timeout')
  })

  it('refuse an inner address however it is written', async () => {
    expect(ENCODINGS.length).toBeGreaterThanOrEqual(60)
    const outgoing = openOutgoing({ origins: ['https://receiver.example.org'] })
    for (const host of ENCODINGS) {
      expect([host, await reasonOf(outgoing.post(`http://${host}/`, 'x', {}))]).toEqual([
        host,
        'not_allowed',
      ])
      // As what a name turns out to stand for.
      const url = URL.parse(`http://${host}/`)
      const bare = (url?.hostname ?? host).replace(/^\[(.*)\]$/, '$1')
      expect([host, isInternal(bare)]).toEqual([host, true])
    }
    for (const address of ['8.8.8.8', '193.92.0.1', '2a00:1450:4017:80e::200e']) {
      expect([address, isInternal(address)]).toEqual([address, false])
    }
  })
})
