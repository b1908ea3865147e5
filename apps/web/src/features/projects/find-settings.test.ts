import { expect, it } from 'vitest'
import { findSettings, type Findable } from './find-settings.ts'

const setting = (label: string, words = ''): Findable => ({
  tab: 'general',
  set: label,
  label,
  page: 'Γενικά',
  words: `${label} ${words}`,
})
const ALL = [
  setting('Χρώμα σήμανσης', 'Mark colour'),
  setting('Όνομα', 'Name Όπως το βλέπουν οι άνθρωποι του έργου'),
  setting('Ελάχιστη έκδοση', 'Least version'),
]
const found = (query: string) => findSettings(ALL, query).map(({ label }) => label)

it('finds a setting by label or help, in both languages, without accents and in Greeklish', () => {
  expect(found('χρωμα')).toEqual(['Χρώμα σήμανσης'])
  expect(found('colour')).toEqual(['Χρώμα σήμανσης'])
  expect(found('xroma simansis')).toEqual(['Χρώμα σήμανσης'])
  expect(found('ΑΝΘΡΩΠΟΙ')).toEqual(['Όνομα'])
  expect(found('ekdosi')).toEqual(['Ελάχιστη έκδοση'])
  expect(found('χρώμα έκδοση')).toEqual([])
  expect(found('  ')).toEqual([])
})
