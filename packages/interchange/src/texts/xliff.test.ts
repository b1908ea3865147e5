import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { FileRefusal } from '../refusal.ts'
import { readXliff, writeXliff } from './xliff.ts'

const LANGUAGES = { source: 'en', target: 'sq' }

describe('a file of XLIFF', () => {
  it('is read as it was written, signs and spaces included', () => {
    const units = [
      { label: 'core.save', source: 'Save', target: 'Ruaj' },
      { label: 'a.b', source: 'Less <b> & "more"\u0001', target: ' <b>{count}</b> & "ç" ' },
      { label: 'none', source: 'None', target: '' },
    ]
    const written = writeXliff(units, LANGUAGES)
    expect(written).toContain('target-language="sq"')
    expect(readXliff(strToU8(written))).toEqual([
      { label: 'core.save', text: 'Ruaj', source: 'Save' },
      { label: 'a.b', text: ' <b>{count}</b> & "ç" ', source: 'Less <b> & "more"' },
    ])
  })

  it('of another programme has its own names of units, and marks within its texts', () => {
    const file = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file><body><group>
      <trans-unit id="1" resname="core.save"><source>Save</source>
      <target state="translated">Ruaj<g id="1">ni</g></target></trans-unit></group></body></file></xliff>`
    expect(readXliff(strToU8(file))).toEqual([
      { label: 'core.save', text: 'Ruajni', source: 'Save' },
    ])
  })

  it.each([
    [
      'that defines entities',
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><xliff>&b;</xliff>',
    ],
    ['that names an entity', '<xliff><trans-unit id="a"><target>&b;</target></trans-unit></xliff>'],
    ['that is no XML', 'label,text'],
    ['that is cut', '<xliff><file>'],
    ['that is deep', '<a>'.repeat(100)],
  ])('%s is refused', (_what, file) => {
    expect(() => readXliff(strToU8(file))).toThrow(FileRefusal)
  })
})
