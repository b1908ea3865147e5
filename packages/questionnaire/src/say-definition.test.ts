import { expect, it } from 'vitest'
import { sayDefinition } from './say-definition.ts'
import { definitionOf, draftQuestion, label, options } from './testing.ts'

const choices = [
  { Value: 'home', Text: label('Σπίτι', 'Home') },
  { Value: 'work', Text: label('Εργασία', 'Work') },
]

it('says each of several choices once, and a row by itself', () => {
  const definition = definitionOf([
    draftQuestion({ Type: 2, Model: 'where', Options: choices }),
    draftQuestion({
      ...{ Type: 4, Model: 'grid', Options: options(1, 2) },
      Rows: [{ Model: 'sleep', Text: label('Ύπνος', 'Sleep'), Required: false }],
    }),
  ])
  const places: string[] = []
  const said = sayDefinition(definition, (place, text) => {
    if (text.el !== '') places.push(place)
    return { ...text, en: `fr ${text.en}` }
  })
  const [where, grid] = definition.sections[0]?.questions ?? []
  expect(places.filter((place) => /home|work/.test(place))).toEqual([
    `${where?.id}.option.home`,
    `${where?.id}.option.work`,
  ])
  expect(places).toContain(`${grid?.id}.row.sleep`)
  const [home] = said.sections[0]?.questions[0]?.groups ?? []
  expect([home?.text.en, home?.options[0]?.text.en]).toEqual(['fr Home', 'fr Home'])
})
