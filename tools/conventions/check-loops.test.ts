import { describe, expect, test } from 'vitest'
import { checkLoops } from './check-loops.ts'
import { plant } from './planted.ts'

const FILE = 'apps/server/src/modules/mail/read-mail.ts'
const found = (code: string, file = FILE) => checkLoops(plant({ [file]: code }), {})

test.for([
  'for (;;) go()',
  'while (true) go()',
  'do go()\nwhile (left > 0)',
  'while (taken.has(name)) name = clean(next(name))',
  'while (await go());',
  'for (let more = true; more;) more = go()',
  'for (let number = 2; taken.has(name); number++) name = clean(`${name} ${number}`)',
  'for (let page = first; page !== undefined; page = next.get(page)) go(page)',
  'while (waiting.length > 0) go(waiting)',
  'while (told === AT_ONCE) told = go()',
])('`%s` may have no end', (code) => {
  expect(found(code).map(({ file, line }) => ({ file, line }))).toEqual([{ file: FILE, line: 1 }])
  for (const file of ['packages/rules/src/a.ts', 'apps/web/src/app/server-render.tsx'])
    expect(found(code, file)).toHaveLength(1)
})

test.for([
  'for (const one of all) go(one)',
  'for (let index = 0; index < all.length; index++) go(index)',
  'for (let tried = 0; tried < Math.min(all.length, 9); tried++) go(tried)',
  'while (low < high) low += go()',
  'for (let batch = 0; batch < BATCHES && !closing; batch++) go()',
])('`%s` shows its end', (code) => {
  expect(found(code)).toEqual([])
})

test('what ends with its test is not looked at, nor what waits on a page', () => {
  expect(found('for (;;) go()', 'apps/server/src/modules/mail/read-mail.test.ts')).toEqual([])
  expect(found('for (;;) go()', 'apps/server/src/testing/go.ts')).toEqual([])
  expect(found('for (;;) go()', 'apps/web/src/shared/chat/outbox.ts')).toEqual([])
})

describe('the reasons', () => {
  const reasons = { [FILE]: { 'for (;;)': [1, 'returns with the first mail'] } } as const

  test('excuse the loops that they are given for, and no other', () => {
    expect(checkLoops(plant({ [FILE]: 'for (;;) go()' }), reasons)).toEqual([])
    expect(checkLoops(plant({ [FILE]: 'for (;;) go()\nfor (;;) go()' }), reasons)).toHaveLength(2)
  })

  test.for(['while (low < high) low += go()', ''])('are gone with their loop: `%s`', (code) => {
    const [stale] = checkLoops(plant({ [FILE]: code }), reasons)
    expect(stale).toMatchObject({ file: FILE, message: expect.stringContaining('there are 0') })
  })
})
