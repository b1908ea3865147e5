import { describe, expect, it } from 'vitest'
import { csvOf, readTextFile, textsAlone, xliffOf } from './text-files.ts'

const rows = [
  { label: 'action.7.title', el: '-Στόχοι', en: '=Goals', text: '+Buts', version: 1 },
  { label: 'action.7.descr', el: 'Μία, «δύο»', en: '', text: 'Une', version: 0 },
]

describe('a file of texts', () => {
  it('of CSV has what was translated in both languages, as it was', async () => {
    const listed = [...rows, { ...rows[1], label: 'action.8.descr', el: 'α, β, γ, δ, ε, ζ, η, θ' }]
    for (const separator of [';', ',', '\t', '|']) {
      const written = await csvOf(listed as typeof rows, separator)
      expect(written.split('\r\n', 1)[0]).toBe(
        `\uFEFF${['label', 'el', 'en', 'text'].join(separator)}`,
      )
      const read = await readTextFile(new File([written], 'fr.csv'))
      expect(read).toEqual(listed.map(({ version: _version, ...row }) => row))
      expect(textsAlone(read ?? [])).toEqual(listed.map(({ label, text }) => ({ label, text })))
    }
  })

  it('of CSV needs no more than labels and texts', async () => {
    const read = await readTextFile(new File(['label,text\naction.7.title,Buts\n'], 'fr.csv'))
    expect(read).toEqual([{ label: 'action.7.title', text: 'Buts' }])
  })

  it('of XLIFF has the language that was translated', async () => {
    const read = await readTextFile(new File([await xliffOf('fr', rows)], 'fr.xlf'))
    expect(read).toEqual([
      { label: 'action.7.title', source: '=Goals', text: '+Buts' },
      { label: 'action.7.descr', source: 'Μία, «δύο»', text: 'Une' },
    ])
  })
})
