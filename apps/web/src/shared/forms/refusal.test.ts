import { describe, expect, it } from 'vitest'
import { ApiError, isConflict } from '../api/api-error.ts'
import { refusalBeside, refusalOf } from './refusal.ts'

const fields = [
  { field: 'login', rule: 'too_short', message: 'Πολύ σύντομο.' },
  { field: 'login', rule: 'taken', message: 'Υπάρχει ήδη.' },
  { field: 'Password', rule: 'wrong', message: 'Λάθος κωδικός.' },
] as unknown as ApiError['fields']
const refused = new ApiError(400, { code: 'invalid_input', fields: [...fields] })

describe('a refusal in a form', () => {
  it('stands at the fields that it names', () => {
    expect(refusalOf(refused, 'login')).toBe('Πολύ σύντομο. Υπάρχει ήδη.')
    expect(refusalOf(refused, 'Name')).toBeUndefined()
    expect(refusalOf(new TypeError('offline'), 'login')).toBeUndefined()
  })

  it('stands beside them where the form has no such field', () => {
    expect(refusalBeside(refused, ['login'])).toBe('Λάθος κωδικός.')
    expect(refusalBeside(refused, ['login', 'Password'])).toBe('')
    expect(refusalBeside(new ApiError(409, { code: 'conflict' }), ['login'])).toBeUndefined()
  })

  it('may be a conflict', () => {
    expect(isConflict(new ApiError(409, { code: 'conflict' }))).toBe(true)
    expect(isConflict(refused)).toBe(false)
  })
})
