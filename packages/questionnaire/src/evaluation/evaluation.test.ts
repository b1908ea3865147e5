import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../answers.ts'
import { checkDraft } from '../author/check-draft.ts'
import type { Definition } from '../definition.ts'
import { questionsOf } from '../definition.ts'
import {
  choose,
  definitionOf,
  draftOf,
  draftQuestion,
  label,
  options,
  rows,
  say,
} from '../testing.ts'
import { Evaluation } from './evaluation.ts'
import { findProblems, problemOf } from './find-problems.ts'

const evaluated = vi.hoisted(() => ({ count: 0 }))

vi.mock(import('@telemachos/rules/expressions/evaluate-expression'), async (load) => {
  const real = await load()
  return {
    ...real,
    evaluateCondition: (source, scope) => {
      evaluated.count += 1
      return real.evaluateCondition(source, scope)
    },
  }
})

const NOW = '2026-03-05T10:00:00Z'
const yes = { Options: options('ναι', 'όχι') }

const open = (definition: Definition, answers: [number, Answer][] = []) =>
  new Evaluation(definition, new Map(answers), NOW)

const modelsOf = (evaluation: Evaluation) => evaluation.visible.map(({ model }) => model)

const groupOf = ({ definition }: Evaluation, model: string): number =>
  questionsOf(definition).find((one) => one.model === model)?.groups[0]?.id ?? 0

const put = (evaluation: Evaluation, model: string, answer: Answer | undefined) => {
  const changed = evaluation.answer(groupOf(evaluation, model), answer)
  return questionsOf(evaluation.definition)
    .filter(({ id }) => changed.has(id))
    .map((one) => one.model)
}

describe('what is shown', () => {
  const chain = () =>
    open(
      definitionOf([
        draftQuestion({ Type: 1, Model: 'works', ...yes }),
        draftQuestion({ Type: 10, Model: 'where', Condition: "works == 'ναι'", Required: true }),
        draftQuestion({ Type: 12, Model: 'years', Condition: 'where' }),
        draftQuestion({ Type: 22, Model: 'note' }),
        draftQuestion({ Type: 10, Model: 'free' }),
      ]),
    )

  it('follows answers through a chain, and hidden answers stay', () => {
    const evaluation = chain()
    expect(modelsOf(evaluation)).toEqual(['works', 'note', 'free'])
    expect(put(evaluation, 'works', choose(1))).toEqual(['works', 'where'])
    expect(put(evaluation, 'where', say('Πάτρα'))).toEqual(['where', 'years'])
    put(evaluation, 'years', say('4'))
    expect(modelsOf(evaluation)).toEqual(['works', 'where', 'years', 'note', 'free'])
    expect(put(evaluation, 'works', choose(2))).toEqual(['works', 'where', 'years'])
    expect(modelsOf(evaluation)).toEqual(['works', 'note', 'free'])
    expect(evaluation.answers.get(groupOf(evaluation, 'years'))).toEqual(say('4'))
    expect(evaluation.progress()).toEqual({ questions: 2, answered: 1 })
    put(evaluation, 'works', choose(1))
    expect(evaluation.value(evaluation.visible[2]!.id)).toBe(4)
    expect(evaluation.progress()).toEqual({ questions: 4, answered: 3 })
  })

  it('is numbered from 1 without what is hidden or asks nothing', () => {
    const evaluation = chain()
    const numbers = () =>
      questionsOf(evaluation.definition).map(({ id }) => evaluation.number(id) ?? '-')
    expect(numbers()).toEqual([1, '-', '-', '-', 2])
    put(evaluation, 'works', choose(1))
    expect(numbers()).toEqual([1, 2, '-', '-', 3])
  })

  it('changes nothing for the same answer, and for a group that is not there', () => {
    const evaluation = chain()
    put(evaluation, 'free', say('α'))
    expect(put(evaluation, 'free', say('α'))).toEqual([])
    expect(evaluation.answer(9_999, say('α')).size).toBe(0)
  })

  it('depends on the section too; a condition that fails does not hold (spec §5)', () => {
    const definition = definitionOf([draftQuestion({ Type: 1, Model: 'a', ...yes })])
    const section = (Condition: string) =>
      open(
        definitionOf([], {
          Sections: [
            {
              Text: label('1'),
              Condition: '',
              Questions: [[draftQuestion({ Type: 1, Model: 'a', ...yes })]],
            },
            { Text: label('2'), Condition, Questions: [[draftQuestion({ Type: 10, Model: 'b' })]] },
          ],
        }),
      )
    expect(definition.sections).toHaveLength(1)
    const evaluation = section("a == 'ναι'")
    expect(modelsOf(evaluation)).toEqual(['a'])
    put(evaluation, 'a', choose(1))
    expect(modelsOf(evaluation)).toEqual(['a', 'b'])
    expect(modelsOf(section('a =='))).toEqual(['a'])
  })

  it('calculates, fills in texts and validates', () => {
    const evaluation = open(
      definitionOf([
        draftQuestion({ Type: 12, Model: 'a', Validate: 'value > 0' }),
        draftQuestion({ Type: 12, Model: 'b' }),
        draftQuestion({ Type: 23, Model: 'sum', Data: { Expression: 'a + b' } }),
        draftQuestion({
          Type: 10,
          Model: 'c',
          Parametric: true,
          Text: label('Σύνολο {{ sum }};{{ ( }}'),
        }),
      ]),
    )
    const text = () => evaluation.text(questionsOf(evaluation.definition)[3]!, 'el')
    expect(text()).toBe('Σύνολο ;')
    put(evaluation, 'a', say('2'))
    expect(put(evaluation, 'b', say('3'))).toEqual(['b', 'sum', 'c'])
    expect(text()).toBe('Σύνολο 5;')
    expect(findProblems(evaluation)).toEqual([])
    put(evaluation, 'a', say('-2'))
    expect(findProblems(evaluation).map(({ rule }) => rule)).toEqual(['validation'])
  })

  it('fills no more into a text than an answer may have', () => {
    const evaluation = open(
      definitionOf([
        draftQuestion({ Type: 10, Model: 'a' }),
        draftQuestion({ Type: 10, Parametric: true, Text: label('{{a}}{{a}}{{a}}|{{1}}') }),
      ]),
    )
    put(evaluation, 'a', say('α'.repeat(4_500)))
    const text = evaluation.text(questionsOf(evaluation.definition)[1]!, 'el')
    expect(text).toBe(`${'α'.repeat(9_000)}|1`)
  })

  it('lets nobody finish without what is required and shown', () => {
    const evaluation = chain()
    expect(findProblems(evaluation)).toEqual([])
    put(evaluation, 'works', choose(1))
    expect(findProblems(evaluation).map(({ rule }) => rule)).toEqual(['required'])
    expect(evaluation.visible.map((one) => problemOf(evaluation, one) ?? 'right')).toEqual([
      'right',
      'required',
      'right',
      'right',
    ])
    put(evaluation, 'where', say('Πάτρα'))
    expect(findProblems(evaluation)).toEqual([])
  })
})

describe('an answer among many questions', () => {
  beforeEach(() => {
    evaluated.count = 0
  })

  /** Every tenth question asks; the nine after it depend on it and on the one before. */
  const many = (count: number) =>
    definitionOf(
      Array.from({ length: count }, (_, index) => {
        const asks = index - (index % 10)
        return draftQuestion({
          Type: 12,
          Model: `m${index}`,
          Condition: index % 10 === 0 ? '' : `m${asks} > ${index % 10}`,
        })
      }),
    )

  it.each([10, 100, 1_000])('evaluates as little with %i questions', (count) => {
    const evaluation = open(many(count))
    evaluated.count = 0
    put(evaluation, 'm0', say('5'))
    expect(evaluated.count).toBe(9)
    put(evaluation, 'm3', say('5'))
    expect(evaluated.count).toBe(10)
  })

  it('gives the same list until one comes or goes, and another function for each answer', () => {
    const evaluation = open(many(20))
    const [first] = evaluation.visible
    const { visible, isAnswered } = evaluation
    put(evaluation, 'm10', say('0'))
    expect(evaluation.visible).toBe(visible)
    expect(evaluation.isAnswered).not.toBe(isAnswered)
    expect(evaluation.isAnswered(first!.id)).toBe(false)
    const { isAnswered: before } = evaluation
    put(evaluation, 'm10', say('0'))
    expect(evaluation.isAnswered).toBe(before)
    put(evaluation, 'm0', say('5'))
    expect(evaluation.isAnswered(first!.id)).toBe(true)
    expect(evaluation.visible.length).toBe(visible.length + 4)
    expect(evaluation.number(evaluation.visible[5]!.id)).toBe(6)
  })

  it('answers as evaluating everything anew would', () => {
    const definition = many(200)
    const evaluation = open(definition)
    for (let step = 0; step < 300; step++) {
      const model = `m${(step * 37) % 200}`
      put(evaluation, model, step % 5 === 0 ? undefined : say(String((step * 7) % 12)))
    }
    const anew = new Evaluation(definition, evaluation.answers, NOW)
    expect(modelsOf(evaluation)).toEqual(modelsOf(anew))
    expect(evaluation.progress()).toEqual(anew.progress())
  })
})

describe('checkDraft', () => {
  const rulesOf = (...questions: Parameters<typeof draftQuestion>[0][]) =>
    checkDraft(draftOf(questions.map(draftQuestion))).map(({ rule }) => rule)

  it('finds nothing wrong with a good draft', () => {
    expect(rulesOf({ Type: 1, Model: 'a', ...yes }, { Type: 10, Condition: 'a == "ναι"' })).toEqual(
      [],
    )
  })

  it.each<[string, Parameters<typeof draftQuestion>[0][]]>([
    ['no_questions', []],
    ['id_format', [{ Type: 10, Id: 'ID_1' }]],
    ['model_format', [{ Type: 10, Model: 'a b' }]],
    ['model_format', [{ Type: 10, Model: 'now' }]],
    ['too_few_options', [{ Type: 1 }]],
    ['duplicate_option', [{ Type: 1, Options: options(1, 1) }]],
    ['no_rows', [{ Type: 19 }]],
    ['duplicate_row', [{ Type: 19, Rows: rows('a', 'a') }]],
    ['alt_missing', [{ Type: 15, ...yes }]],
    ['limits_crossed', [{ Type: 12, Data: { Min: 2, Max: 1 } }]],
    ['expression_missing', [{ Type: 23 }]],
    ['expression_unfinished', [{ Type: 10, Condition: 'a ==' }]],
    ['unknown_name', [{ Type: 10, Condition: 'nobody == 1' }]],
    ['condition_cycle', [{ Type: 10, Model: 'self', Condition: 'self == 1' }]],
  ])('%s', (rule, questions) => {
    expect(rulesOf(...questions)).toEqual([rule])
  })

  it('finds the same id or model twice, and a circle of two', () => {
    const twice = draftQuestion({ Type: 10 })
    expect(checkDraft(draftOf([twice, twice])).map(({ rule }) => rule)).toEqual([
      'duplicate_id',
      'duplicate_model',
    ])
    expect(
      rulesOf({ Type: 10, Model: 'x', Condition: 'y' }, { Type: 10, Model: 'y', Condition: 'x' }),
    ).toEqual(['condition_cycle'])
  })

  it('holds scales to items and earlier scales that are there', () => {
    const scale = { id: 's', name: label('Κλίμακα'), method: 'sum' as const, minAnswered: null }
    const problems = checkDraft(
      draftOf([draftQuestion({ Type: 12, Model: 'a' })], {
        Scales: [
          {
            ...scale,
            items: [{ model: 'b', reversed: false, weight: 1 }],
            parts: ['later'],
            bands: [{ from: 2, to: 1, name: label(''), text: label('') }],
          },
        ],
      }),
    )
    expect(problems.map(({ rule }) => rule)).toEqual(['scale_item', 'scale_part', 'scale_bands'])
  })
})
