import type { Label } from '@telemachos/questionnaire/definition'
import { readLines } from '@telemachos/questionnaire/author/read-lines'
import { describe, expect, it } from 'vitest'
import { putLines } from './put-lines.ts'

const MAKING = {
  make: (Text: Label) => ({ Text }),
  write: (_: unknown, Text: Label) => ({ Text }),
}

const greek = (...texts: string[]) => texts.map((el) => ({ Text: { el, en: '' } }))

const put = (items: { Text: Label }[], place: number, text: string, language: 'el' | 'en' = 'el') =>
  putLines(items, place, readLines(text), language, MAKING).map(({ Text }) =>
    [Text.el, Text.en].filter(Boolean).join('/'),
  )

describe('lines that are pasted into a list', () => {
  it('fill what is empty, then come to the end', () => {
    expect(put(greek('', ''), 0, 'α1\nβ2\nγ3')).toEqual(['α1', 'β2', 'γ3'])
  })

  it('stand behind what is written, and before what follows', () => {
    expect(put(greek('πριν', 'μετά'), 0, 'ένα\nδύο')).toEqual(['πριν', 'ένα', 'δύο', 'μετά'])
    expect(put(greek('', 'μετά'), 0, 'ένα\nδύο')).toEqual(['ένα', 'δύο', 'μετά'])
  })

  it('are English beside the Greek that is there', () => {
    expect(put(greek('Ναι', 'Όχι'), 0, 'Yes\nNo\nMaybe', 'en')).toEqual([
      'Ναι/Yes',
      'Όχι/No',
      'Maybe',
    ])
  })

  it('bring both languages at once', () => {
    expect(put(greek(''), 0, 'Ναι\tYes\nΌχι\tNo')).toEqual(['Ναι/Yes', 'Όχι/No'])
  })
})
