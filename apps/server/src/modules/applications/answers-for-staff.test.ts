import { expect, it } from 'vitest'
import { answersOf } from './answers-for-staff.ts'

it('masks numbers of the state, whatever their question is called', () => {
  const question = { Label: 'Φορολογικός αριθμός', Type: 'text' }
  const sections = [
    { Title: 'Στοιχεία', Questions: { vat: question, tax: question, age: question } },
  ]
  const answers = { vat: '094259216', tax: '094259216', age: '61' }
  const [section] = answersOf({ sections, answers }, 'el', [
    { Name: 'vat', Type: 'text', Means: 'afm' },
    { Name: 'tax', Type: 'afm' },
    { Name: 'age', Type: 'number' },
  ])
  expect(section?.Answers.map(({ Name, Answer }) => [Name, Answer])).toEqual([
    ['vat', '•••••9216'],
    ['tax', '•••••9216'],
    ['age', '61'],
  ])
})
