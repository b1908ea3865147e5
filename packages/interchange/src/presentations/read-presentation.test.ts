import { describe, expect, it } from 'vitest'
import { FileRefusal } from '../refusal.ts'
import { zipped } from '../spreadsheets/workbook-file.testing.ts'
import { box, makePresentation, presentationParts, slide } from './presentation-file.testing.ts'
import { readPresentation } from './read-presentation.ts'

const refusal = (bytes: Uint8Array): string => {
  try {
    readPresentation(bytes, 10)
  } catch (error) {
    if (error instanceof FileRefusal) return error.rule
    throw error
  }
  return 'read'
}

describe('a presentation', () => {
  it('is read in the order of its slides, without what stands on each of them', () => {
    const bytes = makePresentation([
      slide(box('ctrTitle', 'Καλώς ήρθατε') + box('sldNum', '1') + box('', 'Πρώτη', 'Δεύτερη')),
      slide(`<p:grpSp>${box('', 'Μέσα σε ομάδα')}</p:grpSp>`),
    ])
    expect(readPresentation(bytes, 10)).toEqual({
      all: 2,
      slides: [
        {
          title: 'Καλώς ήρθατε',
          texts: [
            { text: 'Πρώτη', level: 0 },
            { text: 'Δεύτερη', level: 0 },
          ],
        },
        { title: '', texts: [{ text: 'Μέσα σε ομάδα', level: 0 }] },
      ],
    })
    expect(readPresentation(bytes, 1)).toMatchObject({
      all: 2,
      slides: [{ title: 'Καλώς ήρθατε' }],
    })
  })

  it('has the rows of its tables as lines, and breaks, fields and levels within texts', () => {
    const cell = (text: string) =>
      `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`
    const table = `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr>${cell('Ώρα')}${cell('10:00')}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
    const lines = `<p:sp><p:txBody><a:p><a:pPr lvl="2"/><a:r><a:t>ένα</a:t></a:r><a:br/><a:fld><a:t>δύο</a:t></a:fld></a:p></p:txBody></p:sp>`
    expect(readPresentation(makePresentation([slide(table + lines)]), 10).slides).toEqual([
      {
        title: '',
        texts: [
          { text: 'Ώρα · 10:00', level: 0 },
          { text: 'ένα\nδύο', level: 2 },
        ],
      },
    ])
  })

  it('goes by the numbers of the slides where it does not say their order', () => {
    const found = presentationParts([slide(box('title', 'β')), slide(box('title', 'α'))])
    const bytes = zipped({ ...found, 'ppt/_rels/presentation.xml.rels': '<Relationships/>' })
    expect(readPresentation(bytes, 10).slides.map(({ title }) => title)).toEqual(['α', 'β'])
  })

  it('defines no entities, and reads nothing outside of the file', () => {
    const name = 'ppt/slides/slide1.xml'
    const found = presentationParts([slide(box('title', 'α'))])
    const bomb = `<!DOCTYPE p [<!ENTITY a "αααα"><!ENTITY b "&a;&a;">]>${slide(box('title', '&b;'))}`
    expect(refusal(zipped({ ...found, [name]: bomb }))).toBe('file_has_doctype')
    expect(refusal(zipped({ ...found, [name]: slide(box('title', '&b;')) }))).toBe('file_not_xml')
    const outside = found['ppt/_rels/presentation.xml.rels']?.replace(
      'Target=',
      'TargetMode="External" Target=',
    )
    const external = zipped({ ...found, 'ppt/_rels/presentation.xml.rels': outside ?? '' })
    expect(readPresentation(external, 10).slides).toHaveLength(1)
  })

  it('is refused where it unzips to too much, is something else, or is damaged', () => {
    const found = presentationParts([slide(box('title', 'α'))])
    const bomb = { ...found, 'ppt/slides/slide1.xml': slide(' '.repeat(40_000_000)) }
    expect(refusal(zipped(bomb))).toBe('file_unzips_too_large')
    const deep = slide('<p:grpSp>'.repeat(100) + '</p:grpSp>'.repeat(100))
    expect(refusal(makePresentation([deep]))).toBe('file_too_deep')
    expect(refusal(zipped({ ...found, 'ppt/presentation.xml': '<workbook/>' }))).toBe(
      'file_unknown',
    )
    expect(refusal(Uint8Array.of(80, 75, 3, 4, 110, 111))).toBe('file_damaged')
  })
})
