import { describe, expect, it } from 'vitest'
import type { Texts } from './use-texts.ts'
import { withWords } from './with-words.ts'

describe('withWords', () => {
  const texts = { language: 'el', t: (key: string) => key } as Texts
  const say = (key: string, words?: Record<string, string>) =>
    withWords(texts, words).t(key as Parameters<Texts['t']>[0])

  it('calls a label as the project does, and leaves longer texts as they are', () => {
    const words = { Ωφελούμενοι: 'Μαθητές' }
    expect(say('Ωφελούμενοι', words)).toBe('Μαθητές')
    expect(say('Όλοι οι ωφελούμενοι', words)).toBe('Όλοι οι ωφελούμενοι')
    expect(say('constructor', words)).toBe('constructor')
    expect(say('Ωφελούμενοι')).toBe('Ωφελούμενοι')
  })
})
