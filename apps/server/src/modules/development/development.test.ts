import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

let programme: SmallProgramme
let other: Server
let url: string
const received: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []

beforeAll(async () => {
  other = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received.push({ path: request.url, headers: request.headers, body })
      if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' })
      response.end(request.url === '/large' ? 'x'.repeat(2 * 1024 * 1024) : 'heard')
    })
  })
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  programme = await startSmallProgramme({ outgoingOrigins: [url] })
})
afterAll(async () => {
  other.close()
  await programme.close()
})

const cors = (change: object, as: keyof SmallProgramme['as'] = 'admin') =>
  programme.as[as].call('development.doCorsRequest', { url: `${url}/echo`, ...change })

describe('a request to another system', () => {
  it('is made to whom the operator has named, with what it is given', async () => {
    expect(
      await programme.as.admin.call('development.myPost', {
        ...{ Domain: `${url}/`, Action: '/hear', Data: { a: 'ά' }, Headers: { 'X-Key': '1' } },
      }),
    ).toMatchObject({ body: { Status: 200, Text: 'heard' } })
    expect(received.at(-1)).toMatchObject({
      ...{ path: '/hear', body: '{"a":"ά"}' },
      headers: { 'x-key': '1', 'content-type': 'application/json' },
    })
    expect(await cors({ data: 'text' })).toMatchObject({ body: { Status: 200 } })
    expect(received.at(-1)).toMatchObject({ path: '/echo', body: 'text' })
    expect(received.at(-1)?.headers.cookie).toBeUndefined()
  })

  it('follows no redirect, and takes no endless answer', async () => {
    const before = received.length
    expect(await cors({ url: `${url}/moved` })).toMatchObject({ body: { Status: 302 } })
    expect(received).toHaveLength(before + 1)
    expect(await cors({ url: `${url}/large` })).toMatchObject({
      body: { details: { rule: 'outgoing_too_large' } },
    })
  })

  it.each([
    'https://example.org/',
    'http://localhost/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://[::1]/',
    'file:///etc/passwd',
    'http://user:password@127.0.0.1/',
    'nonsense',
  ])('is not made to %s', async (address) => {
    const before = received.length
    expect(await cors({ url: address })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'url', rule: 'outgoing_not_allowed' }] },
    })
    expect(received).toHaveLength(before)
  })

  it.each(['Host', 'cookie', 'Content-Length', 'X-Forwarded-For', 'Transfer-Encoding'])(
    'has no header %s of the caller’s',
    async (name) => {
      expect(await cors({ header: { [name]: '1' } })).toMatchObject({
        status: 400,
        body: { fields: [{ field: `header.${name}`, rule: 'header_own' }] },
      })
    },
  )

  it('is for administrators alone, and on record without its content', async () => {
    for (const name of ['coordinator', 'supervisor', 'mentor', 'mentee'] as const)
      expect(await cors({}, name)).toMatchObject({ status: 403 })
  })
})

describe('the tools of development', () => {
  it('list what was written, and have pages read anew', async () => {
    const { projectId, as } = programme
    await as.admin.ask('documents.saveRazorDocument', { Name: 'paper', Text: '<p>1</p>' })
    expect(await as.admin.ask('development.getDevViews', { ProjectId: projectId })).toMatchObject([
      { Type: 'document', Name: 'paper', Version: 1 },
    ])
    expect(await as.admin.ask('development.finish', { ProjectId: projectId })).toEqual({ ok: true })
    expect(await as.admin.ask('development.recycle', {})).toEqual({ ok: true })
    expect(await as.coordinator.call('development.recycle', {})).toMatchObject({ status: 403 })
  })
})
