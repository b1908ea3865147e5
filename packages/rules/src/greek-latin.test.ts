import { expect, it } from 'vitest'
import { toLatin, toSlug } from './greek-latin.ts'

it('writes Greek in Latin letters as ELOT 743 has it', () => {
  expect(toLatin('Ξεκίνημα ψυχής')).toBe('xekinima psychis')
  expect(toLatin('ΟΥΡΑΝΟΣ')).toBe('ouranos')
  expect(toLatin('Εύβοια και Αυστραλία')).toBe('evvoia kai afstralia')
  expect(toLatin('λάμπα, μπάλα')).toBe('lampa, bala')
  expect(toLatin('Άγχος, σφίγγα, λάρυγξ')).toBe('anchos, sfinga, larynx')
  expect(toLatin('πραΰνω')).toBe('prayno')
  expect(toLatin('Café 7')).toBe('cafe 7')
})

it('makes a part of an address of it', () => {
  expect(toSlug('  «Νέο Ξεκίνημα» – 2026 ', 50)).toBe('neo-xekinima-2026')
  expect(toSlug('!!!', 50)).toBe('')
  expect(toSlug('α'.repeat(30), 10)).toBe('a'.repeat(10))
})
