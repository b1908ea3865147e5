import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest'
import type * as calls from './call.ts'
import type { Identity } from './identity.ts'
import type * as people from './page-person.ts'
import type * as suspension from './suspension.ts'

type Page = typeof calls & typeof people & typeof suspension

vi.mock('./declared-calls.ts', () => ({
  declareCall: () => {},
  declaredCall: (name: string) => ['POST', name, 'json', name.includes('list') ? 'read' : 'write'],
}))

interface Sent {
  readonly name: string
  readonly headers: Record<string, string>
  readonly answer: (status: number, code?: string) => void
}

let sent: Sent[]
let page: Page
let found: Mock<() => void>
let changed: Mock<() => void>

const identity = (UserId: number, more: Partial<Identity> = {}): Identity => ({
  ...{ UserId, Username: `u${UserId}`, FirstName: 'Άννα', LastName: 'Μ.', Vocative: '' },
  ...{ Roles: ['Mentee'], Role: 'Mentee', Level: 8, ProjectId: 1, Projects: [] },
  ...{ DefaultProjectId: null, Language: 'el', SingleKeys: true },
  ...{ StandIn: null, ConsentRequired: false },
  ...more,
})
const admin = { Id: 3, FirstName: 'Νίκη', LastName: 'Δ.' }
const list = (options = {}) => page.call('identity.listSessions', { page: 1 }, options)
const save = (options = {}) => page.call('identity.endSession', { Id: 7 }, options)
const names = (): string[] => sent.map(({ name }) => name)
const claims = (): (string | undefined)[] => sent.map(({ headers }) => headers['telemachos-person'])

/** Lets everything happen that waits for nothing but what has been answered. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(async () => {
  sent = []
  vi.stubGlobal('document', { documentElement: { lang: 'el' } })
  vi.stubGlobal('fetch', (name: string, { headers }: { headers: Record<string, string> }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answer: Sent['answer'] = (status, code) =>
      resolve(Response.json(code ? { code } : {}, { status }))
    sent.push({ name, headers, answer })
    return promise
  })
  vi.resetModules()
  page = {
    ...(await import('./call.ts')),
    ...(await import('./page-person.ts')),
    ...(await import('./suspension.ts')),
  }
  found = vi.fn<() => void>()
  changed = vi.fn<() => void>()
  page.whenSuspended(found)
  page.whenPersonChanged(changed)
  page.standAt(identity(7))
})
afterEach(() => vi.unstubAllGlobals())

describe('whom a call says that its page shows', () => {
  it('is the person, and who impersonates them', () => {
    void list()
    page.standAt(identity(7, { StandIn: { Mode: 'acting', Admin: admin } }))
    void list()
    expect(claims()).toEqual(['7 0', '7 3'])
    expect(sent[1]?.headers['telemachos-place']).toBe('1 Mentee')
  })

  it('is nobody on a page that was opened without an account, and is not said for signing in', () => {
    page.standAt(null)
    void list()
    page.standAt(undefined)
    void list()
    page.standAt(identity(7))
    void list({ forAnybody: true })
    expect(claims()).toEqual(['0 0', undefined, undefined])
  })

  it('names under whom the browser keeps what is written, and whose goes with whom', () => {
    expect([page.ownerOfPage(), page.isOfLeaver('7'), page.isOfLeaver('7.3')]).toEqual([
      '7',
      true,
      false,
    ])
    page.standAt(identity(7, { StandIn: { Mode: 'acting', Admin: admin } }))
    expect(page.ownerOfPage()).toBe('7.3')
    // The administrator leaves, with what they wrote for others; what is the person's own stays.
    expect(['7', '7.3', '9.3', '3', '13'].map(page.isOfLeaver)).toEqual([
      ...[false, true, true, true, false],
    ])
    page.standAt(null)
    expect(page.ownerOfPage()).toBe('0')
  })
})

describe('a page that shows somebody else than who is signed in', () => {
  it('waits with all its calls, and makes them once its person is back', async () => {
    const saved = save()
    const listed = list()
    sent[0]?.answer(409, 'person_changed')
    sent[1]?.answer(409, 'person_changed')
    await settle()
    expect(found).toHaveBeenCalledTimes(1)
    const later = save()
    await settle()
    expect(names()).toHaveLength(2)

    page.resume()
    await settle()
    expect(names().slice(2).toSorted()).toEqual([
      'identity.endSession',
      'identity.endSession',
      'identity.listSessions',
    ])
    for (const { answer } of sent.slice(2)) answer(200)
    expect(await Promise.all([saved, listed, later])).toEqual([{}, {}, {}])
  })

  it('asks all the same who is there, and signs in again meanwhile', async () => {
    void save()
    sent[0]?.answer(409, 'person_changed')
    await settle()
    const asked = list({ forAnybody: true })
    await settle()
    sent[1]?.answer(200)
    expect(await asked).toEqual({})
    expect(changed).not.toHaveBeenCalled()
    const signedIn = save({ forAnybody: true, changesPerson: true })
    await settle()
    sent[2]?.answer(200)
    await signedIn
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('gives up what is given up meanwhile', async () => {
    const controller = new AbortController()
    const saved = save({ signal: controller.signal })
    sent[0]?.answer(409, 'person_changed')
    await settle()
    controller.abort(new Error('given up'))
    await expect(saved).rejects.toThrow('given up')
    await expect(save({ signal: controller.signal })).rejects.toThrow('given up')
    expect(names()).toHaveLength(1)
  })

  it('waits with becoming somebody else, too', async () => {
    const viewing = page.call('identity.viewAs', { UserId: 9 }, { changesPerson: true })
    await settle()
    sent[0]?.answer(409, 'person_changed')
    await settle()
    expect(changed).not.toHaveBeenCalled()
    page.resume()
    await settle()
    expect(names()).toEqual(['identity.viewAs', 'identity.viewAs'])
    sent[1]?.answer(200)
    await viewing
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('waits where nobody is signed in any more: somebody may be a moment later', async () => {
    void save()
    sent[0]?.answer(401, 'unauthenticated')
    await settle()
    expect(found).toHaveBeenCalledTimes(1)
  })

  it('is refused as ever where nobody was', async () => {
    page.standAt(null)
    const saved = save()
    sent[0]?.answer(401, 'unauthenticated')
    await expect(saved).rejects.toMatchObject({ status: 401 })
    expect(found).not.toHaveBeenCalled()
  })
})
