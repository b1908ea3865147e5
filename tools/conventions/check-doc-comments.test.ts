import { describe, expect, test } from 'vitest'
import { checkDocComments } from './check-doc-comments.ts'
import { plant } from './planted.ts'

describe('doc comments', () => {
  test('are missed on an exported function, arrow function and class', () => {
    const root = plant({
      'packages/rules/src/a.ts': [
        '/** Says what. */',
        'export function documented() {}',
        'export function bare() {}',
        'export const arrow = () => 1',
        'export class Thing {}',
        'export const value = 1',
        'function own() {}',
        '/** For something else. */',
        'const other = own',
        'export function behind() {}',
      ].join('\n'),
    })
    expect(checkDocComments(root).map(({ line }) => line)).toEqual([3, 4, 5, 10])
  })
})
