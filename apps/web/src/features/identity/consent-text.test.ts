import { describe, expect, it } from 'vitest'
import { readBlocks } from './consent-text.ts'

describe('readBlocks', () => {
  it('reads headings, paragraphs and lists, whatever their line breaks', () => {
    const text = '## Ποιοι είμαστε\n\nΤο έργο\nσας στηρίζει.\n\n\n- ένα\n- δύο\n  μέρη\n\n'
    expect(readBlocks(text)).toEqual([
      { kind: 'heading', text: 'Ποιοι είμαστε' },
      { kind: 'paragraph', text: 'Το έργο σας στηρίζει.' },
      { kind: 'list', items: ['ένα', 'δύο μέρη'] },
    ])
  })

  it('takes a line for what it begins with, also without an empty line around it', () => {
    expect(readBlocks('Πρώτα\n## Τίτλος\nΚείμενο\nσε δύο γραμμές:\n- ένα\n- δύο')).toEqual([
      { kind: 'paragraph', text: 'Πρώτα' },
      { kind: 'heading', text: 'Τίτλος' },
      { kind: 'paragraph', text: 'Κείμενο σε δύο γραμμές:' },
      { kind: 'list', items: ['ένα', 'δύο'] },
    ])
  })

  it('reads Windows line ends, and nothing from nothing', () => {
    expect(readBlocks('α\r\n\r\nβ')).toHaveLength(2)
    expect(readBlocks(' \n\n ')).toEqual([])
  })
})
