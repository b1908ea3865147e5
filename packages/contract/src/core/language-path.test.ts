import { expect, it } from 'vitest'
import { languageAt } from './language-path.ts'

it.each([
  ['/el', 'el'],
  ['/EN', 'en'],
  ['/en/', 'en'],
  ['/', undefined],
  ['/fr', undefined],
  ['/en/home', undefined],
  ['/english', undefined],
])('%s: %s', (address, language) => {
  expect(languageAt(address)).toBe(language)
})
