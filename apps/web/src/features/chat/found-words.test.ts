import { describe, expect, it } from 'vitest'
import { foundWords } from './found-words.ts'

const shown = (message: string, search: string): string =>
  foundWords(message, search)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('')

describe('what a search shows of a message', () => {
  it.each([
    ['Τα λέμε στη συνάντηση', 'συναντ', 'Τα λέμε στη [συνάντηση]'],
    ['Τα λέμε στη συνάντηση', 'synantisi leme', 'Τα [λέμε] στη [συνάντηση]'],
    ['Καλημέρα', 'τίποτα', 'Καλημέρα'],
    ['ΠΡΑΞΕΙΣ\n\nκαι λόγια', 'πράξεις', '[ΠΡΑΞΕΙΣ] και λόγια'],
  ])('is %s for %s', (message, search, expected) => {
    expect(shown(message, search)).toBe(expected)
  })

  it('is what stands around the first word found, however long the message is', () => {
    const message = `${'κείμενο '.repeat(300)}η σημαντική συνάντηση ${'ακόμη '.repeat(300)}`
    const text = shown(message, 'συνάντηση')
    expect(text).toMatch(/^…(κείμενο ){1,3}η σημαντική \[συνάντηση\] (ακόμη )+.*…$/)
    expect(text.length).toBeLessThan(180)
  })
})
