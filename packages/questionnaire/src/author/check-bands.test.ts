import { describe, expect, it } from 'vitest'
import type { Scale } from '../definition.ts'
import { draftOf, draftQuestion, label, options, rows } from '../testing.ts'
import { checkDraft } from './check-draft.ts'
import type { DraftQuestion } from './draft.ts'

const item = (model: string, weight = 1, reversed = false) => ({ model, reversed, weight })

type Ends = readonly (readonly [from: number, to: number])[]

const bandsOf = (...ends: Ends) =>
  ends.map(([from, to]) => ({ from, to, name: label(`${from}`), text: label('') }))

const scaleOf = (own: Partial<Scale>): Scale => ({
  id: 's',
  name: label('Κλίμακα'),
  method: 'sum',
  items: [item('a'), item('b')],
  parts: [],
  minAnswered: null,
  bands: [],
  ...own,
})

const likert = (Model: string) => draftQuestion({ Type: 6, Model, Options: options(1, 2, 3) })

/** Two items from 1 to 3, where nothing else is said. */
function faultsOf(own: Partial<Scale>, questions: DraftQuestion[] = [likert('a'), likert('b')]) {
  const draft = draftOf(questions, { Scales: [scaleOf(own)] })
  return checkDraft(draft).map(({ rule, what }) => `${rule} ${what}`)
}

describe('bands', () => {
  it('have each score once', () => {
    expect(faultsOf({ bands: bandsOf([2, 3], [4, 6]) })).toEqual([])
    expect(faultsOf({ bands: [] })).toEqual([])
  })

  it.each<[string, Ends, string[]]>([
    [
      'a hole',
      [
        [2, 3],
        [5, 6],
      ],
      ['scale_band_gap 4'],
    ],
    ['no beginning and no end', [[4, 4]], ['scale_band_gap 2–3', 'scale_band_gap 5–6']],
    [
      'an end in common',
      [
        [2, 4],
        [4, 6],
      ],
      ['scale_band_overlap 4'],
    ],
    [
      'more in common, in any order',
      [
        [4, 6],
        [2, 5],
      ],
      ['scale_band_overlap 4–5'],
    ],
    ['ends turned around', [[6, 2]], ['scale_bands undefined']],
  ])('with %s are told', (_, ends, faults) => {
    expect(faultsOf({ bands: bandsOf(...ends) })).toEqual(faults)
  })

  it('need only what can come out', () => {
    const tens = ['a', 'b'].map((Model) =>
      draftQuestion({ Type: 6, Model, Options: options(0, 10) }),
    )
    expect(faultsOf({ bands: bandsOf([0, 5], [10, 20]) }, tens)).toEqual([])
    expect(faultsOf({ method: 'mean', bands: bandsOf([1, 1.9], [2, 3]) })).toEqual([])
    expect(faultsOf({ method: 'mean', bands: bandsOf([1, 2], [3, 3]) })).toEqual([
      'scale_band_gap 2.5',
    ])
  })

  it('have what is made up for missing answers too', () => {
    expect(
      faultsOf(
        {
          minAnswered: 1,
          items: [item('a'), item('b'), item('c')],
          bands: bandsOf([3, 4], [5, 9]),
        },
        [likert('a'), likert('b'), likert('c')],
      ),
    ).toEqual(['scale_band_gap 4.5'])
  })

  it('go by weights, turned ends and subscales', () => {
    expect(
      faultsOf({ items: [item('a', 2), item('b', 1, true)], bands: bandsOf([3, 5], [6, 8]) }),
    ).toEqual(['scale_band_gap 9'])
    const whole = scaleOf({ id: 'w', items: [], parts: ['s'], bands: bandsOf([2, 5]) })
    const draft = draftOf([likert('a'), likert('b')], { Scales: [scaleOf({}), whole] })
    expect(checkDraft(draft)).toEqual([{ at: 'w', rule: 'scale_band_gap', what: '6' }])
  })

  it('leave no room between them where any number may come out', () => {
    const written = [draftQuestion({ Type: 12, Model: 'a', Data: { Min: 0, Max: 10 } })]
    const own = { items: [item('a')] }
    expect(faultsOf({ ...own, bands: bandsOf([0, 4], [5, 9]) }, written)).toEqual([
      'scale_band_gap 4–5',
      'scale_band_gap 9–10',
    ])
    expect(faultsOf({ ...own, bands: bandsOf([0, 4], [4, 10]) }, written)).toEqual([])
    expect(faultsOf({ ...own, bands: bandsOf([0, 5], [4, 10]) }, written)).toEqual([
      'scale_band_overlap 4–5',
    ])
    const whole = [draftQuestion({ Type: 8, Model: 'a', Data: { Max: 10 } })]
    expect(faultsOf({ ...own, bands: bandsOf([0, 4], [5, 10]) }, whole)).toEqual([])
  })

  it('count ticks as they may be made', () => {
    const [x, y, z] = options(1, 2, 0)
    const ticks = (own: Partial<DraftQuestion>) => [
      draftQuestion({ Type: 2, Model: 'a', Options: [x!, y!, { ...z!, Exclusive: true }], ...own }),
    ]
    const own = { items: [item('a')] }
    expect(faultsOf({ ...own, bands: bandsOf([0, 2]) }, ticks({}))).toEqual(['scale_band_gap 3'])
    expect(faultsOf({ ...own, bands: bandsOf([0, 2]) }, ticks({ Data: { Max: 1 } }))).toEqual([])
    const grid = draftQuestion({
      Type: 5,
      Model: 'a',
      Options: options(1, 2),
      Rows: rows('r', 's'),
    })
    expect(faultsOf({ ...own, bands: bandsOf([2, 5]) }, [grid])).toEqual(['scale_band_gap 6'])
  })
})
