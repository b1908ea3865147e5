import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { describe, expect, it } from 'vitest'
import { ACTIONS, GROUPS } from './actions.ts'
import { ANSWERS, SCHOOL, SCHOOL_ANSWERS } from './answers.ts'
import { PROJECTS } from './projects.ts'

describe('the actions', () => {
  it('are thirty-one of every type, with the payments and every flag', () => {
    expect(ACTIONS.length).toBe(31)
    expect(new Set(ACTIONS.map(({ id }) => id)).size).toBe(31)
    expect([...new Set(ACTIONS.map(({ type }) => type))].toSorted()).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ])
    expect(ACTIONS.map(({ id }) => id)).toEqual(expect.arrayContaining([67, 68, 69, 70, 71]))
    const withFlag = (bit: number) =>
      ACTIONS.filter(({ flags = GRID_FLAGS.Published }) => (flags & bit) !== 0).length
    for (const bit of Object.values(GRID_FLAGS)) expect(withFlag(bit)).toBeGreaterThan(0)
    expect(withFlag(GRID_FLAGS.Published)).toBe(30)
  })

  it('speak both languages', () => {
    for (const { title, english, descr, englishDescr } of ACTIONS) {
      expect(english).toMatch(/^[\x20-\x7E]+$/)
      expect(englishDescr).toMatch(/^[\n\x20-\x7E]+$/)
      expect(title + descr).toMatch(/\p{Script=Greek}/u)
    }
  })

  it('are in groups that have a name in English', () => {
    const groups = new Set(ACTIONS.map(({ group }) => group))
    expect(new Set(Object.keys(GROUPS))).toEqual(groups)
    for (const { en } of Object.values(GROUPS)) expect(en).toMatch(/^[A-Z][a-z ]+$/)
  })

  it.each([
    ['mentees', ANSWERS],
    ['pupils', SCHOOL_ANSWERS],
  ])('are answered by %s in the fields of the form, with what a field takes', (_who, answers) => {
    for (const [id, fields] of Object.entries(answers)) {
      const form = (ACTIONS.find((action) => action.id === Number(id))?.form ?? []) as Field[]
      const required = form.filter((field) => field.required).map((field) => field.name)
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(required))
      for (const [name, texts] of Object.entries(fields)) {
        const field = form.find((one) => one.name === name)
        for (const text of texts) {
          const fits =
            field?.type === 'select'
              ? field.options?.some(({ value }) => value === text)
              : typeof text === (field?.type === 'number' ? 'number' : 'string')
          expect([id, name, text, fits]).toEqual([id, name, text, true])
        }
      }
    }
  })

  it('have an answer wherever a form asks for one', () => {
    const answered = new Set([...Object.keys(ANSWERS), ...Object.keys(SCHOOL_ANSWERS)].map(Number))
    const asks = ACTIONS.filter(({ form }) => form?.some((field) => !('part' in field)))
    expect(asks.map(({ id }) => id)).toEqual([...answered])
    expect(PROJECTS.map(({ id }) => id)).toContain(SCHOOL)
  })
})

interface Field {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly options?: readonly { readonly value: string }[]
}
