import { expect, it } from 'vitest'
import type { Texts } from '#shared'
import { loadPlaces } from './place-names.ts'
import { areaWords, valueWords } from './value-words.ts'

const t = ((key: string, values: Record<string, string> = {}) =>
  key === 'core.municipality' ? `Δήμος ${values['name']}` : key) as Texts['t']

it('calls a place by its name, whatever the type and name of its field', async () => {
  const code = 'kallikratis:2011:9325'
  await loadPlaces()
  expect(areaWords(code, t)).toMatch(/^Δήμος /)
  for (const field of [
    { Name: 'municipality', Type: 'municipality' },
    { Name: 'Περιοχή', Type: 'text' },
    { Name: 'town', Type: 'select' },
  ])
    expect([field.Name, valueWords(field, code, t)]).toEqual([field.Name, areaWords(code, t)])
  expect(areaWords('Χανιά', t)).toBe('Χανιά')
})
