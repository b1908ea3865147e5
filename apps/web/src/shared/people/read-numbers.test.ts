import { expect, it } from 'vitest'
import { readNumbers } from './read-numbers.ts'

it('finds numbers however they are separated, each once', () => {
  expect(readNumbers('1000001\n1000002\t1000003, 1000004;1000001  1000005\r\n')).toEqual([
    '1000001',
    '1000002',
    '1000003',
    '1000004',
    '1000005',
  ])
  expect(readNumbers(' \n ')).toEqual([])
})
