import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Identity } from '../api/identity.ts'
import { standAt } from '../api/page-person.ts'
import { forgetKeptApplications, keepAnswers, keptAnswers } from './kept-application.ts'
import { forgetKeptChats, KEPT_CHATS } from './kept-chats.ts'
import { draftKey, forgetKeptDrafts } from './kept-drafts.ts'
import { uploadPrefix } from './kept-uploads.ts'

/** A storage of the browser: what is kept are its own properties, as in the browser's. */
class TestStorage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (Reflect.get(this, key) as string) : null
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value)
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

const person = (UserId: number, adminId?: number): Identity => ({
  ...{ UserId, Username: '', FirstName: '', LastName: '', Vocative: '', Roles: [], Role: null },
  ...{ Level: 8, ProjectId: null, Projects: [], DefaultProjectId: null, Language: 'el' },
  SingleKeys: true,
  StandIn:
    adminId === undefined
      ? null
      : { Mode: 'acting', Admin: { Id: adminId, FirstName: '', LastName: '' } },
  ConsentRequired: false,
})

let tab: TestStorage
let browser: TestStorage

beforeEach(() => {
  vi.stubGlobal('sessionStorage', (tab = new TestStorage()))
  vi.stubGlobal('localStorage', (browser = new TestStorage()))
})
afterEach(() => {
  vi.unstubAllGlobals()
  standAt(undefined)
})

it('keeps what people write apart, and what an administrator writes in their place', () => {
  const keys = [person(7), person(9), person(7, 3), null].map((identity) => {
    standAt(identity)
    return [draftKey('note', 12), uploadPrefix(12, 'tools', 'a')]
  })
  expect(keys).toEqual([
    ['draft:7:note:12', '7 12 tools a '],
    ['draft:9:note:12', '9 12 tools a '],
    ['draft:7.3:note:12', '7.3 12 tools a '],
    ['draft:0:note:12', '0 12 tools a '],
  ])
})

it('forgets what is of who signs off, in their own name or in others’, and of nobody else', () => {
  for (const identity of [person(7), person(7, 3), person(3), person(33)]) {
    standAt(identity)
    tab.setItem(draftKey('note', 12), 'a')
    keepAnswers('gefyres', { goal: 'b', email: 'c' })
  }
  standAt(null)
  keepAnswers('gefyres', { goal: 'of nobody' })
  tab.setItem('left-at', '/somewhere')
  browser.setItem(`${KEPT_CHATS}3.12.draft`, 'd')
  browser.setItem(`${KEPT_CHATS}7.12.draft`, 'e')

  standAt(person(7, 3))
  forgetKeptDrafts()
  forgetKeptChats()
  forgetKeptApplications()
  expect(Object.keys(tab).toSorted()).toEqual(['draft:33:note:12', 'draft:7:note:12'])
  expect(Object.keys(browser).toSorted()).toEqual([
    'telemachos.application.33/gefyres',
    'telemachos.application.7/gefyres',
    'telemachos.application.gefyres',
    `${KEPT_CHATS}7.12.draft`,
  ])
  standAt(person(7))
  expect(keptAnswers('gefyres')).toEqual({ goal: 'b' })
  standAt(person(9))
  expect(keptAnswers('gefyres')).toEqual({})
})
