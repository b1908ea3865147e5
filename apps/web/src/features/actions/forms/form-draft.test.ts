import { describe, expect, it } from 'vitest'
import {
  conditionsFor,
  movedTo,
  newField,
  optionsFrom,
  withCopy,
  withEnglish,
} from './form-draft.ts'

const option = (value: string, el: string, en = '') => ({ value, label: { el, en } })

describe('the choices of a field', () => {
  const before = [option('a', 'Ναι', 'Yes'), option('b', 'Όχι', 'No')]

  it('keep their values and English where they only move', () => {
    expect(optionsFrom(['Όχι', 'Ναι'], before)).toEqual([before[1], before[0]])
  })

  it('keep them where one is reworded', () => {
    expect(optionsFrom(['Ναι', 'Ίσως'], before)).toEqual([before[0], option('b', 'Ίσως', 'No')])
  })

  it('begin under their words where they are new, and never under another’s value', () => {
    expect(optionsFrom(['Ναι', 'Όχι', 'a', ' a '], before)).toEqual([
      ...before,
      option('a (2)', 'a'),
    ])
  })

  it('take no value of one that is reworded by leaving and adding at once', () => {
    expect(optionsFrom(['Ίσως'], before)).toEqual([option('Ίσως', 'Ίσως')])
  })

  it('take English by the line', () => {
    expect(withEnglish([option('a', 'Ναι'), option('b', 'Όχι')], ' Yes ')).toEqual([
      option('a', 'Ναι', 'Yes'),
      option('b', 'Όχι', ''),
    ])
  })
})

describe('a form', () => {
  const [a, b, c, d] = [
    { ...newField('mentee'), name: 'a' },
    { ...newField('about'), name: 'b' },
    { ...newField('mentee'), name: 'c' },
    { ...newField('mentee', 'heading'), name: 'd' },
  ] as const
  const form = [a, b, c, d]
  const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name)

  it('moves a field among those of its part', () => {
    expect(names(movedTo(form, 'c', 0))).toEqual(['c', 'a', 'b', 'd'])
    expect(names(movedTo(form, 'a', 1))).toEqual(['b', 'c', 'a', 'd'])
    expect(names(movedTo(form, 'a', 9))).toEqual(['b', 'c', 'd', 'a'])
  })

  it('copies a field under a name of its own', () => {
    expect(names(withCopy(form, 'b', () => '01234567-89ab'))).toEqual([
      ...['a', 'b', 'f_01234567', 'c', 'd'],
    ])
  })

  it('depends on what is asked before, in the same part', () => {
    expect(names(conditionsFor(form, d))).toEqual(['a', 'c'])
    expect(conditionsFor(form, b)).toEqual([])
  })

  it('names a new field as the server takes it', () => {
    expect(newField('mentee', 'text', () => '01234567-89ab').name).toMatch(/^[A-Za-z]\w{0,39}$/)
  })
})
