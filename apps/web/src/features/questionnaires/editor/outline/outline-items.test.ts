import { draftOf, draftQuestion } from '@telemachos/questionnaire/testing'
import { describe, expect, it } from 'vitest'
import { draggedId, itemAfter, outlineItems } from './outline-items.ts'

const draft = draftOf(
  ['ID_0001', 'ID_0002'].map((Id) => draftQuestion({ Type: 10, Id })),
  {},
)
const two = { ...draft, Sections: [...draft.Sections, ...draftOf([]).Sections] }
const keys = (draftShown: typeof two) => outlineItems(draftShown).map(({ key }) => key)

describe('the outline', () => {
  it('has the whole, sections and the questions of open ones, in order', () => {
    expect(keys(two)).toEqual(['whole', 'section 0', 'ID_0001', 'ID_0002', 'section 1'])
    const [first, second] = two.Sections
    const closed = { ...two, Sections: [{ ...first!, open: false }, second!] }
    expect(keys(closed)).toEqual(['whole', 'section 0', 'section 1'])
  })

  it.each([
    ['ID_0001', 'ArrowDown', 'ID_0002'],
    ['ID_0001', 'ArrowUp', 'section 0'],
    ['whole', 'ArrowUp', undefined],
    ['section 1', 'ArrowDown', undefined],
    ['ID_0002', 'Home', 'whole'],
    ['whole', 'End', 'section 1'],
    ['whole', 'x', undefined],
  ])('from %s by %s: %s', (from, key, expected) => {
    expect(itemAfter(outlineItems(two), from, key)?.key).toBe(expected)
  })

  it('knows what is dragged', () => {
    expect([draggedId({ questionId: 'ID_0001' }), draggedId({ place: 1 })]).toEqual([
      'ID_0001',
      undefined,
    ])
  })
})
