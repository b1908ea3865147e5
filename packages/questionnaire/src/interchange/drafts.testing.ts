import fc from 'fast-check'
import type { Draft, DraftData, DraftQuestion } from '../author/draft.ts'
import type { Label, Scale, TypeId } from '../definition.ts'

/** Drafts of every type of question, with everything that a draft can hold. */

const TYPES = Array.from({ length: 26 }, (_, index) => (index + 1) as TypeId)

const word = fc.string({ maxLength: 12 })
const name = fc.stringMatching(/^[a-zα-ω_]{1,8}$/)
const label: fc.Arbitrary<Label> = fc.record({ el: word, en: word })
const number = fc.integer({ min: -1_000, max: 1_000 })
const count = fc.integer({ min: 1, max: 100 })
const flag = fc.boolean()

const everySetting: { [Key in keyof Required<DraftData>]: fc.Arbitrary<DraftData[Key]> } = {
  Min: number,
  Max: number,
  Step: count,
  Total: number,
  Top: count,
  Lines: count,
  MinLength: count,
  MaxLength: count,
  Pattern: fc.constantFrom('email', 'phone', 'postcode', 'digits', 'letters'),
  Multiple: flag,
  MustBeTrue: flag,
  Expression: word,
  Image: word,
  Alt: word,
  LowText: label,
  HighText: label,
  Accept: fc.array(word, { maxLength: 3 }),
  MaxBytes: count,
}

const question = (Type: TypeId): fc.Arbitrary<DraftQuestion> =>
  fc.record({
    Id: fc.stringMatching(/^ID_\d{4}$/),
    Model: name,
    Type: fc.constant(Type),
    Text: label,
    Help: label,
    Condition: word,
    Validate: word,
    Required: flag,
    Options: fc.array(
      fc.record(
        { Value: word, Text: label, Exclusive: flag, Image: word, Alt: label },
        { requiredKeys: ['Value', 'Text'] },
      ),
      { maxLength: 3 },
    ),
    Other: fc.option(fc.record({ Model: name, Text: label })),
    Rows: fc.array(fc.record({ Model: name, Text: label, Required: flag }), { maxLength: 3 }),
    DefaultValue: word,
    TrueValue: word,
    FalseValue: word,
    Parametric: flag,
    Spreadsheets: fc.array(fc.record({ Id: count, Name: word }), { maxLength: 1 }),
    dontShow: flag,
    Data: fc.record(everySetting, { requiredKeys: [] }),
  })

const scale: fc.Arbitrary<Scale> = fc.record({
  id: name,
  name: label,
  method: fc.constantFrom('sum', 'mean'),
  items: fc.array(fc.record({ model: name, reversed: flag, weight: count }), { maxLength: 3 }),
  parts: fc.array(name, { maxLength: 2 }),
  minAnswered: fc.option(count),
  bands: fc.array(fc.record({ from: number, to: number, name: label, text: label }), {
    maxLength: 2,
  }),
})

/** Drafts in each of which every type of question stands once, in any order. */
export const anyDraft: fc.Arbitrary<Draft> = fc
  .tuple(...TYPES.map(question))
  .chain((questions) => fc.shuffledSubarray(questions, { minLength: questions.length }))
  .chain((questions) =>
    fc.record({
      Title: label,
      Sections: fc.tuple(
        fc.record({
          Text: label,
          Condition: word,
          Questions: fc.constant([
            questions.slice(0, 2),
            ...questions.slice(2).map((one) => [one]),
          ]),
        }),
      ),
      Scales: fc.array(scale, { maxLength: 2 }),
      Duration: fc.option(count),
      Window: fc.option(count),
      OnFinish: fc.constantFrom('', '/home'),
      WorksOffline: flag,
    }),
  )
