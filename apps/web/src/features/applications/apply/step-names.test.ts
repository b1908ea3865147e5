import { expect, it } from 'vitest'
import { stepNames } from './step-names.ts'

it('are the sections that ask something, and the check', () => {
  const t = (key: string) => key
  const sections = [
    { Title: 'Στοιχεία', Questions: [1] },
    { Title: 'Εισαγωγή', Questions: [] },
  ]
  expect(stepNames(sections, t as never)).toEqual(['Στοιχεία', 'apply.check.title'])
})
