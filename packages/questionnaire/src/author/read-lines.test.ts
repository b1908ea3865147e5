import { describe, expect, it } from 'vitest'
import { readLines, readQuestionLines } from './read-lines.ts'

describe('pasted lines', () => {
  it('lose what lists begin with, and keep numbers that are texts', () => {
    const texts = readLines('1. Ναι\r\n• Όχι\nα) Ίσως\n1.5 ώρα\n10\n—\n').map(({ el }) => el)
    expect(texts).toEqual(['Ναι', 'Όχι', 'Ίσως', '1.5 ώρα', '10'])
  })

  it('are questions with the options that stand below them', () => {
    const text = '1. Εργάζεστε;\tDo you work?\n   Ναι\tYes\n\n   Όχι\tNo\n2. Πόσα χρόνια;\n'
    expect(readQuestionLines(text)).toEqual([
      {
        Text: { el: 'Εργάζεστε;', en: 'Do you work?' },
        Options: [
          { el: 'Ναι', en: 'Yes' },
          { el: 'Όχι', en: 'No' },
        ],
      },
      { Text: { el: 'Πόσα χρόνια;', en: '' }, Options: [] },
    ])
  })

  it('are a question where options stand before any', () => {
    expect(readQuestionLines('- Ναι')).toEqual([{ Text: { el: 'Ναι', en: '' }, Options: [] }])
  })
})
