import { expect, it } from 'vitest'
import { dismissKey } from './dismiss-key.ts'

it.each([
  ['Ακύρωση συνάντησης', 'Ακύρωση', 'core.dialog.back'],
  ['Cancel the meeting', 'Cancel', 'core.dialog.back'],
  ['Οριστική ακύρωση', 'Ακύρωση', 'core.dialog.back'],
  ['Διαγραφή', 'Ακύρωση', 'core.dialog.cancel'],
  ['Delete', 'Cancel', 'core.dialog.cancel'],
  [undefined, 'Ακύρωση', 'core.dialog.cancel'],
] as const)('beside «%s» the way out does not say the same', (label, cancelWord, key) => {
  expect(dismissKey(label, cancelWord)).toBe(key)
})
