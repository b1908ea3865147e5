import { toLatin } from '@telemachos/rules/greek-latin'
import { describe, expect, it } from 'vitest'
import { MEN, SURNAMES, WOMEN } from './names.ts'

const LATIN_NAMES = {
  Κωνσταντινίδου: 'konstantinidou',
  Αγγελόπουλος: 'angelopoulos',
  Ευθυμίου: 'efthymiou',
  Ευαγγελία: 'evangelia',
  Μπακάλης: 'bakalis',
  Λαμπρόπουλος: 'lampropoulos',
}

describe('the names', () => {
  it('are different ones, with one accent each, in the form for women and men', () => {
    expect([new Set(WOMEN).size, new Set(MEN).size]).toEqual([WOMEN.length, MEN.length])
    expect(Math.min(WOMEN.length, MEN.length)).toBeGreaterThanOrEqual(60)
    expect(new Set(SURNAMES.map(([man]) => man)).size).toBe(SURNAMES.length)
    for (const name of [...WOMEN, ...MEN, ...SURNAMES.flat()]) {
      expect(name).toMatch(/^(?=\P{Lu}*\p{Lu}\P{Lu}*$)\p{Script=Greek}+$/u)
      expect([name, name.match(/[άέήίόύώΆΈΉΊΌΎΏΐΰ]/g)?.length]).toEqual([name, 1])
    }
    for (const [man, woman] of SURNAMES) {
      expect(woman).toMatch(/(ου|η|ά|α|ή|ού)$/)
      expect(man).toMatch(/([άόήίηαο]ς|ς|ου)$/)
    }
  })

  it('are written in Latin letters as in a passport', () => {
    const inLatin = Object.keys(LATIN_NAMES).map((name) => [name, toLatin(name)])
    expect(Object.fromEntries(inLatin)).toEqual(LATIN_NAMES)
  })
})
