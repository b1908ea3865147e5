import { afterEach, expect, test } from 'vitest'
import { prepareBinaries } from './binaries.ts'

const { arch } = process

afterEach(() => {
  Object.defineProperty(process, 'arch', { value: arch })
})

test('where PostgreSQL cannot run, one line says what to do', async () => {
  Object.defineProperty(process, 'arch', { value: 'mips' })
  const preparing = prepareBinaries('/nowhere', undefined, { info: () => undefined })
  await expect(preparing).rejects.toThrow(
    /^The built-in PostgreSQL cannot run here \(\w+-mips: .*\)\. Set DATABASE_URL/,
  )
})
