import { describe, expect, it } from 'vitest'
import { readParagraphs } from './plain-text.ts'

describe('readParagraphs', () => {
  it('splits at empty lines and keeps single line breaks', () => {
    expect(readParagraphs('α\nβ\r\n\r\n \nγ\n')).toEqual([[['α'], ['β']], [['γ']]])
  })

  it('makes links of http and https addresses only', () => {
    expect(readParagraphs('Δείτε https://example.gr/a?b=1. Όχι javascript:alert(1)')).toEqual([
      [['Δείτε ', { href: 'https://example.gr/a?b=1' }, '. Όχι javascript:alert(1)']],
    ])
  })

  it('keeps a bracket that belongs to the address', () => {
    expect(readParagraphs('(http://el.wikipedia.org/wiki/Άλφα_(γράμμα))')).toEqual([
      [['(', { href: 'http://el.wikipedia.org/wiki/Άλφα_(γράμμα)' }, ')']],
    ])
  })

  it('gives nothing for blank text', () => {
    expect(readParagraphs(' \n\n ')).toEqual([])
  })
})
