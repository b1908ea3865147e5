import { expect, it } from 'vitest'
import { answerEarly } from './record-early-input.ts'

const FROM = { row: 3, column: 4 }
const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
const press = (key: string, held: Partial<typeof NONE> = {}) => ({ ...NONE, ...held, key })

it('moves by the arrows to the next cell, and by Home to the first of the row', () => {
  expect(answerEarly(FROM, press('ArrowUp'))).toEqual({ row: 2, column: 4 })
  expect(answerEarly(FROM, press('ArrowDown'))).toEqual({ row: 4, column: 4 })
  expect(answerEarly(FROM, press('ArrowLeft'))).toEqual({ row: 3, column: 3 })
  expect(answerEarly(FROM, press('ArrowRight'))).toEqual({ row: 3, column: 5 })
  expect(answerEarly(FROM, press('Home'))).toEqual({ row: 3, column: 0 })
})

it('moves along the text where the page is mirrored', () => {
  expect(answerEarly(FROM, press('ArrowLeft'), true)).toEqual({ row: 3, column: 5 })
  expect(answerEarly(FROM, press('ArrowRight'), true)).toEqual({ row: 3, column: 3 })
  expect(answerEarly(FROM, press('Home'), true)).toEqual({ row: 3, column: 0 })
})

it('stays in the grid, whose header is above its first row', () => {
  const corner = { row: -1, column: 0 }
  expect(answerEarly({ row: 0, column: 0 }, press('ArrowUp'))).toEqual(corner)
  expect(answerEarly(corner, press('ArrowUp'))).toEqual(corner)
  expect(answerEarly(corner, press('ArrowLeft'))).toEqual(corner)
})

it('has the page answer what needs more than what is drawn', () => {
  for (const key of ['End', 'PageUp', 'PageDown', 'Enter', ' ', 'Escape', 'ContextMenu', 'F10']) {
    expect(answerEarly(FROM, press(key)), key).toBe('wait')
  }
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(answerEarly(FROM, press('ArrowDown', { [held]: true })), held).toBe('wait')
  }
})

it('leaves all other keys to the browser', () => {
  for (const key of ['Tab', 'a', 'F5', 'Shift']) {
    expect(answerEarly(FROM, press(key)), key).toBeUndefined()
  }
  expect(answerEarly(FROM, press('c', { ctrlKey: true }))).toBeUndefined()
})
