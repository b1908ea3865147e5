import { describe, expect, it } from 'vitest'
import { keysOf } from './keys.ts'

const form = (Name: string, Type: string) => [
  { Title: 'Στοιχεία', Questions: { [Name]: { Label: 'Φορολογικός αριθμός', Type } } },
]

describe('by what an applicant is told apart', () => {
  const answers = { number: 'EL 094 259 216', vat: '094259216' }
  const asked = form('number', 'text')

  it('is the tax number, whatever its question is called', () => {
    const typed = form('vat', 'afm')
    expect(keysOf(typed, answers, []).afm).toBe('094259216')
    expect(keysOf(asked, answers, [{ Name: 'number', Means: 'afm' }]).afm).toBe('094259216')
    expect(keysOf(asked, answers, [{ Name: 'number' }]).afm).toBe('')
  })
})
