import { describe, expect, it } from 'vitest'
import { foundRows, textRows, type OwnRow } from './text-rows.ts'

const declared = (label: string, el: string, en: string) => [
  { label, language: 'el-GR', text: el, type: 'File' as const },
  { label, language: 'en-GB', text: en, type: 'File' as const },
]
const all = [
  ...declared('chat.send', 'Αποστολή', 'Send'),
  ...declared('core.rows_one', '{count} γραμμή', '{count} row'),
  ...declared('core.rows_other', '{count} γραμμές', '{count} rows'),
]
const own = (label: string, text: string, more: Partial<OwnRow> = {}): OwnRow => ({
  ...{ label, text, type: 'Temporary', version: 2, at: null, by: null },
  ...more,
})

const places = [
  { name: 'core.rows', isEverywhere: true, pages: [] },
  { name: 'chat.send', isEverywhere: false, pages: ['root.defaultlayout.project.chat'] },
]

describe('the rows of a language', () => {
  it('begin with what most people may see, each plural form by itself', () => {
    const written = [own('core.rows_few', '{count} рядки'), own('gone', 'x')]
    const rows = textRows('uk', all, written, places)
    expect(rows.map(({ label, state, version }) => [label, state, version])).toEqual([
      ['core.rows_few', 'temporary', 2],
      ['core.rows_many', 'missing', 0],
      ['core.rows_one', 'missing', 0],
      ['core.rows_other', 'missing', 0],
      ['chat.send', 'missing', 0],
      ['gone', 'unused', 2],
    ])
    expect(rows[0]).toMatchObject({ el: '{count} γραμμές', en: '{count} rows', form: 'few' })
  })

  it('of the product are permanent until somebody changes them', () => {
    const rows = textRows('en', all, [own('chat.send', 'Send it', { type: 'File' })], places)
    expect(rows.map(({ text, state }) => [text, state])).toEqual([
      ['{count} row', 'permanent'],
      ['{count} rows', 'permanent'],
      ['Send it', 'permanent'],
    ])
  })

  it('are found by words of any language, without accents', () => {
    const rows = textRows('en', all, [], [])
    const labels = (search: string) =>
      foundRows(rows, { state: null, search }).map(({ label }) => label)
    expect(labels('αποστολη')).toEqual(['chat.send'])
    expect(labels('row core')).toEqual(['core.rows_one', 'core.rows_other'])
    expect(foundRows(rows, { state: 'missing', search: '' })).toEqual([])
    // What somebody has begun to write stays in sight, as long as it is searched for.
    const kept = new Set(['chat.send'])
    expect(foundRows(rows, { state: 'missing', search: '', kept })).toHaveLength(1)
    expect(foundRows(rows, { state: 'missing', search: 'nothing of it', kept })).toEqual([])
  })

  it.each([
    ['everywhere', ['core.rows_one', 'core.rows_other']],
    [new Set(['root.defaultlayout.project.chat']), ['chat.send']],
    [new Set(['root.defaultlayout.project.library']), []],
    ['server', ['mail.greeting']],
  ] as const)('are found by where they are shown: %s', (where, labels) => {
    const rows = textRows('en', [...all, ...declared('mail.greeting', 'Γεια', 'Hello')], [], places)
    const found = foundRows(rows, { state: null, search: '', where })
    expect(found.map(({ label }) => label)).toEqual(labels)
  })
})
