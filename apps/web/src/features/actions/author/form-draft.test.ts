import { describe, expect, it } from 'vitest'
import { moved, newField, optionsFrom, withEnglish } from './form-draft.ts'

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
  it('moves a field', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  })

  it('names a new field as the server takes it', () => {
    expect(newField(() => '01234567-89ab').name).toMatch(/^[A-Za-z]\w{0,39}$/)
  })
})
