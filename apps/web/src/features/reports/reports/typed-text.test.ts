import { describe, expect, it } from 'vitest'
import { withPut, withValue, type TypedText } from './typed-text.ts'

const typed = (text: string, field: TypedText = { text: '', value: '', put: [] }): TypedText => ({
  ...field,
  text,
})

describe('a text that becomes a value once it rests', () => {
  it('keeps the letters that were typed before its value came back', () => {
    const first = typed('Πάτρα', withPut(typed('Πά')))
    const heard = withValue(first, 'Πά')
    expect(heard).toEqual({ text: 'Πάτρα', value: 'Πά', put: [] })
    expect(withValue(withPut(heard), 'Πάτρα').text).toBe('Πάτρα')
  })

  it('keeps them where several values are still to come', () => {
    const twice = typed('Πάτρα', withPut(typed('Πάτ', withPut(typed('Πά')))))
    const heard = withValue(twice, 'Πά')
    expect(heard).toEqual({ text: 'Πάτρα', value: 'Πά', put: ['Πάτ'] })
    expect(withValue(heard, 'Πάτ').text).toBe('Πάτρα')
  })

  it('keeps a blank at the end of what has become the value', () => {
    expect(withValue(withPut(typed('Νέα ')), 'Νέα').text).toBe('Νέα ')
  })

  it('gives way to what was cleared, and to what comes with the address afterwards', () => {
    const heard = withValue(withPut(typed('Πάτρα')), 'Πάτρα')
    const cleared = withValue(heard, '')
    expect(cleared.text).toBe('')
    expect(withValue(cleared, 'Πάτρα').text).toBe('Πάτρα')
  })
})
