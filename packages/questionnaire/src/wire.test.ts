import { expect, it } from 'vitest'
import type { TypeId } from './definition.ts'
import { answersTo, definitionOf, draftQuestion, label, options, rows, say } from './testing.ts'
import { toWire } from './to-wire.ts'
import { fromWire } from './from-wire.ts'

const everyType = Array.from({ length: 26 }, (_, index) =>
  draftQuestion({
    Type: (index + 1) as TypeId,
    Text: label('Ελληνικά', 'English'),
    Options: [
      ...options(1, 2),
      { Value: '3', Text: label('Γ'), Exclusive: true, Image: '/a.png', Alt: label('Εικόνα') },
      { Value: '4', Text: label('Δ'), Region: { x: 10, y: 20, width: 30, height: 40 } },
    ],
    Rows: rows('a', 'b'),
    Other: { Model: 'other', Text: label('Άλλο') },
    Data: { Min: 1, LowText: label('Λίγο'), Expression: '1', Pattern: 'digits' },
  }),
)

it('a version is the same after its way over the wire, in the language that was asked for', () => {
  const definition = definitionOf(everyType)
  const wire = toWire(definition, new Map(), 'en')
  expect(wire[0]?.Questions[0]?.Text).toBe('English')
  const back = fromWire(JSON.parse(JSON.stringify(wire)))
  expect(toWire(back, new Map(), 'el')).toEqual(wire)
  const [here, there] = [definition, back].map(({ sections }) =>
    sections.flatMap(({ questions }) =>
      questions.map(({ groups, model, type, line, condition, settings }) => ({
        model,
        type,
        line,
        condition,
        min: settings.min,
        groups: groups.map(({ text: _, options: some, ...group }) => ({
          ...group,
          options: some.map(({ text: _text, alt, ...option }) => ({ ...option, alt: alt?.el })),
        })),
      })),
    ),
  )
  expect(there).toEqual(here)
})

it('carries counts, words and the map of answers', () => {
  const definition = definitionOf([draftQuestion({ Type: 17, Options: options(3) })])
  const question = definition.sections[0]!.questions[0]!
  const [section] = toWire(definition, answersTo(question, [say('φως'), null, say('νερό')]), 'el')
  expect(section?.Questions[0]).toMatchObject({
    ItemCount: 3,
    AnswerCount: 2,
    Answer: true,
    VGroupAnsewr: { 1: 'φως', 3: 'νερό' },
    Data: { Words: ['φως', 'νερό'] },
  })
})
