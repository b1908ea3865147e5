import { expect, it } from 'vitest'
import { Languages, type Translations } from './languages.ts'
import { Notes } from './note.ts'

it.each<[string, Translations, { el: string; en: string }]>([
  ['both', { el: 'Πόλη', en: 'City' }, { el: 'Πόλη', en: 'City' }],
  ['a name that is the same in both', { el: 'Excel', en: 'Excel' }, { el: 'Excel', en: 'Excel' }],
  ['Greek in both places', { el: 'Πόλη', en: 'Πόλη' }, { el: 'Πόλη', en: '' }],
  ['English alone', { en: 'City' }, { el: 'City', en: '' }],
  ['a default beside Greek', { default: 'City', el: 'Πόλη' }, { el: 'Πόλη', en: 'City' }],
  ['another language', { de: 'Stadt', en: 'City' }, { el: 'City', en: '' }],
])('a text with %s', (_, texts, label) => {
  expect(new Languages(new Notes(), 'el').label('city', 'title', texts)).toEqual(label)
})
