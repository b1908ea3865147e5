import { describe, expect, it } from 'vitest'
import { mentionPatterns } from './mention-patterns.ts'

describe('who is named with an apostrophe or a hyphen', () => {
  const { far } = mentionPatterns({
    ...{ firstName: 'Έλλη', lastName: "Ο'Νιλ-Ρήγα", username: 'e.oneil', email: '' },
    fields: [],
  })

  it.each([
    "Έλλη Ο'Νιλ-Ρήγα",
    'ΕΛΛΗ Ο\u2019ΝΙΛ\u2011ΡΗΓΑ',
    'Ο`Νιλ \u2013 Ρήγα, Έλλη',
    'Έλλη Οʼνιλ Ρήγα',
  ])('is found in %j', (text) => {
    expect(new RegExp(far ?? '-', 'u').test(`Ήρθε η ${text} χθες.`)).toBe(true)
  })

  it('is not found in what names somebody else', () => {
    expect(new RegExp(far ?? '-', 'u').test('Ήρθε η Έλλη Νιλ Ρήγα χθες.')).toBe(false)
  })
})
