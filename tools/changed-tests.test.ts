import { expect, it } from 'vitest'
import { testsOf, touchesGenerators } from './changed-tests.ts'

it('are those of the domains, those beside the kernel’s files, and changed tests', () => {
  const changed = [
    'packages/contract/src/meetings/calls.ts',
    'apps/server/src/modules/mail/store.ts',
    'apps/server/src/modules/mail/mail-sender.test.ts',
    'apps/server/src/kernel/realtime/hub.ts',
    'apps/server/src/app/server.ts',
    'apps/server/src/app/bad-input.test.ts',
    'apps/web/src/app/main.tsx',
    'README.md',
  ]
  expect(testsOf(changed, (pattern) => [pattern])).toEqual([
    'apps/server/src/app/bad-input.test.ts',
    'apps/server/src/kernel/realtime/*.test.ts',
    'apps/server/src/modules/mail/**/*.test.ts',
    'apps/server/src/modules/meetings/**/*.test.ts',
  ])
})

it('are each named once', () => {
  const changed = ['apps/server/src/modules/mail/store.ts', 'packages/contract/src/mail/calls.ts']
  expect(testsOf(changed, () => ['a.test.ts', 'a.test.ts'])).toEqual(['a.test.ts'])
})

it('are none where nothing of the server has changed', () => {
  expect(testsOf(['README.md', 'apps/web/src/app/main.tsx'])).toEqual([])
})

it('touch the generators where one of their files has changed', () => {
  expect(touchesGenerators(['README.md', 'tools/generators/create-call.ts'])).toBe(true)
  expect(touchesGenerators(['tools/new-call.ts', 'tools/conventions/syntax.ts'])).toBe(false)
})
