import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './bootstrap.mjs'
import { LONGEST, longestFirst } from './longest-first.ts'

it('begins each group with what takes longest, and leaves the others as they come', () => {
  const [first = '', second = ''] = LONGEST
  const files = [
    { file: 'b.test.ts', group: 0 },
    { file: second, group: 1 },
    { file: first, group: 0 },
    { file: 'a.test.ts', group: 0 },
    { file: second, group: 0 },
  ]
  expect(longestFirst(files).map(({ file, group }) => `${group} ${file}`)).toEqual([
    `0 ${first}`,
    `0 ${second}`,
    '0 b.test.ts',
    '0 a.test.ts',
    `1 ${second}`,
  ])
})

it('names files that are there', () => {
  expect(LONGEST.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})
