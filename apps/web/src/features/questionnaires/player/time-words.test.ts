import { texts } from '@telemachos/contract/texts'
import { expect, it } from 'vitest'
import { type Texts, makeTranslator } from '#shared'
import { openFor, timeFor } from './time-words.ts'

const greek = Object.fromEntries(Object.entries(texts).map(([key, { el }]) => [key, el]))
const t = makeTranslator(greek) as Texts['t']

it.each([
  [1, '1 δευτερόλεπτο'],
  [25, '25 δευτερόλεπτα'],
  [59, '59 δευτερόλεπτα'],
  [60, '1 λεπτό'],
  [90, '01:30 λεπτά'],
  [1_800, '30 λεπτά'],
  // With half as much time again.
  [37.5, '37 δευτερόλεπτα'],
])('%d seconds to answer are said as %s', (seconds, words) => {
  expect(timeFor(seconds, t)).toBe(`Χρόνος για απαντήσεις: ${words} από την έναρξη`)
})

it.each([
  [25, '25 δευτερόλεπτα'],
  [60, '1 λεπτό'],
  [3_599, '59 λεπτά'],
  [3_600, '1 ώρα'],
  [5_400, '90 λεπτά'],
  [7_300, '2 ώρες'],
])('a window of %d seconds is said as %s', (seconds, words) => {
  expect(openFor(seconds, t)).toBe(`Μένει ανοιχτό ${words} από την έναρξη, και σε παύση`)
})
