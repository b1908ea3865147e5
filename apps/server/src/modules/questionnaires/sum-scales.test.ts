import type { Definition } from '@telemachos/questionnaire/definition'
import { definitionOf, draftQuestion, label } from '@telemachos/questionnaire/testing'
import { expect, it } from 'vitest'
import { sumScales } from './sum-scales.ts'

const written: Definition = {
  ...definitionOf([draftQuestion({ Type: 10 })]),
  scales: [
    {
      ...{ id: 's', name: label('Άγχος', 'Stress'), questions: [] },
      bands: [
        { from: 0, to: 4, name: label('Λίγο', 'Little'), text: label('') },
        { from: 5, to: 9, name: label('Λιγότερο', 'Less'), text: label('') },
      ],
    } as unknown as Definition['scales'][number],
  ],
}

it('counts bands apart that a translation calls the same', () => {
  const said: Definition = {
    ...written,
    scales: written.scales.map((scale) => ({
      ...scale,
      bands: scale.bands.map((band) => ({ ...band, name: { ...band.name, en: 'Peu' } })),
    })),
  }
  const row = (versionId: number, band: number, count: number) => ({
    ...{ versionId, scaleId: 's', band, count, sum: count, low: 0, high: 9, actionId: 1 },
  })
  const rows = [row(1, 0, 2), row(1, 1, 3), row(2, 1, 4)]
  const [scale] = sumScales(
    rows,
    () => ({ written, said }),
    ({ en }) => en,
  )
  expect(scale?.Bands).toEqual([
    { Name: 'Peu', Count: 2 },
    { Name: 'Peu', Count: 7 },
  ])
})
