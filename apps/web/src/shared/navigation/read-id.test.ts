import { expect, it } from 'vitest'
import { readId } from './read-id.ts'

it.each([
  ['12', 12],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  [' 1', undefined],
  ['abc', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %j as %j', (text, id) => expect(readId(text)).toBe(id))
