import type { call as exported } from './call.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.mock('./declared-calls.ts', () => ({
  declareCall: () => {},
  declaredCall: (name: string) => ['POST', name, 'json'],
}))

interface Sent {
  readonly name: string
  readonly answer: (status: number) => void
}

let sent: Sent[]
let call: typeof exported

const names = (): string[] => sent.map(({ name }) => name)
const answer = (name: string, status: number): void =>
  sent.find((one) => one.name === name)?.answer(status)

const list = () => call('identity.listSessions', { page: 1 })
const end = () => call('identity.endSession', { Id: 7 })
const view = () => call('identity.viewAs', { UserId: 7 }, { changesPerson: true })

/** Lets everything happen that waits for nothing but what has been answered. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(async () => {
  sent = []
  vi.stubGlobal('document', { documentElement: { lang: 'el' } })
  vi.stubGlobal('fetch', (name: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    sent.push({ name, answer: (status) => resolve(Response.json({}, { status })) })
    return promise
  })
  // A change of the person that has succeeded is for good.
  vi.resetModules()
  ;({ call } = await import('./call.ts'))
})

afterEach(() => vi.unstubAllGlobals())

it('becomes somebody else once all that is under way is answered, refused or not', async () => {
  const listed = list()
  const ended = end().catch(() => 'refused')
  await settle()
  const viewing = view()
  await settle()
  expect(names()).toEqual(['identity.listSessions', 'identity.endSession'])

  answer('identity.endSession', 409)
  expect(await ended).toBe('refused')
  await settle()
  expect(names()).toHaveLength(2)

  answer('identity.listSessions', 200)
  await listed
  await settle()
  expect(names()).toEqual(['identity.listSessions', 'identity.endSession', 'identity.viewAs'])
  answer('identity.viewAs', 200)
  expect(await viewing).toEqual({})
})

it('sends nothing of the page before as somebody else', async () => {
  const viewing = view()
  void list()
  await settle()
  answer('identity.viewAs', 200)
  await viewing
  void end()
  await settle()
  expect(names()).toEqual(['identity.viewAs'])
})

it('goes on as who it was where the change is refused', async () => {
  const viewing = view().catch(() => 'refused')
  const listed = list()
  await settle()
  answer('identity.viewAs', 403)
  expect(await viewing).toBe('refused')
  await settle()
  expect(names()).toEqual(['identity.viewAs', 'identity.listSessions'])
  answer('identity.listSessions', 200)
  expect(await listed).toEqual({})
})

it('does not take a part that is away for the service', async () => {
  const { service } = await import('./service.ts')
  const refuse = (details: object) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ code: 'unavailable', details }, { status: 503 })),
    )
    return list()
  }
  await expect(refuse({ Part: 'storage' })).rejects.toMatchObject({ status: 503 })
  expect(service.state).toBe('reachable')
  vi.stubGlobal('navigator', { onLine: true })
  await expect(refuse({})).rejects.toMatchObject({ status: 503 })
  expect(service.state).toBe('unavailable')
})

it('says after how long what was too much may be done again', async () => {
  const refuse = (headers: Record<string, string>) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 429, headers })))
    return list()
  }
  await expect(refuse({ 'retry-after': '42' })).rejects.toMatchObject({ retryAfter: 42 })
  await expect(refuse({})).rejects.toMatchObject({ retryAfter: 0 })
})
