import { describe, expect, it } from 'vitest'
import { labelMatcher, nameOfLabel, namedTexts } from './named-texts.ts'

const NAMES = [
  'rule.required',
  'rule.too_long',
  'ui.day.one.short',
  'ui.day.two.short',
  'ui.save',
  'ui.undo',
]

describe('namedTexts', () => {
  it.each([
    ["t('ui.save')", ['ui.save']],
    ['t("ui.save",{count:2}),t(`ui.undo`)', ['ui.save', 'ui.undo']],
    ['t(`ui.day.${day}.short`)', ['ui.day.']],
    ["t('ui.day.' + day)", ['ui.day.']],
    ["const DAYS = 'ui.day'", ['ui.day.']],
    // Whatever is in the area of refusals comes before they are told.
    ['t(`rule.${rule}`)', []],
    ["t('rule.required')", ['rule.required']],
    ["call('ui.unknown'), import('ui.js'), 'ui'", []],
  ])('finds in %s: %j', (code, found) => {
    expect(namedTexts(code, NAMES)).toEqual(found)
  })
})

describe('labelMatcher', () => {
  const isNamed = labelMatcher(['ui.day.', 'ui.count'])

  it.each([
    ['ui.day.one.short', true],
    ['ui.count', true],
    ['ui.count_other', true],
    ['ui.count_few', true],
    ['ui.counts', false],
    ['ui.days', false],
  ])('%s: %s', (label, expected) => {
    expect(isNamed(label)).toBe(expected)
  })
})

it('leaves the plural form out of a name', () => {
  expect(['ui.count_one', 'ui.count_none', 'ui.one'].map(nameOfLabel)).toEqual([
    'ui.count',
    'ui.count_none',
    'ui.one',
  ])
})
