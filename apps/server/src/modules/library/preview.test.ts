import { strToU8, zipSync } from 'fflate'
import {
  box,
  makePresentation,
  slide,
} from '@telemachos/interchange/presentations/presentation-file.testing'
import { parts, zipped } from '@telemachos/interchange/spreadsheets/workbook-file.testing'
import { PREVIEW_LIMITS } from '@telemachos/contract/library/preview-kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lyingZip, makeWord, makeWordOf } from '../../testing/documents.ts'
import { addItem } from '../../testing/library.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const TYPES = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
}

const WORD_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

/** A workbook of one sheet with these rows. */
const makeWorkbook = (rows: string, others: Record<string, string> = {}): Uint8Array =>
  zipped({ ...TYPES, ...parts(`<sheetData>${rows}</sheetData>`, others) })

const text = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`

describe('the preview of a document', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  let count = 0
  async function add(content: Uint8Array): Promise<number> {
    count += 1
    const { Id } = await addItem(
      programme.as.admin,
      programme.people.admin.id,
      { title: `Έγγραφο ${count}` },
      content,
    )
    return Id
  }
  const previewOf = async (content: Uint8Array) =>
    programme.as.mentee.ask('library.getPreview', { Id: await add(content) })

  it('has headings, paragraphs, lists and tables of a Word document, and no markup', async () => {
    const cell = (word: string) => `<w:tc><w:p><w:r><w:t>${word}</w:t></w:r></w:p></w:tc>`
    const shown = await previewOf(
      makeWordOf(
        '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Πρόγραμμα</w:t></w:r></w:p>' +
          '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Έντονα </w:t></w:r><w:r><w:t>&lt;script&gt;alert(1)&lt;/script&gt;</w:t></w:r></w:p>' +
          `<w:tbl><w:tr>${cell('Ώρα')}${cell('10:00')}</w:tr></w:tbl>`,
      ),
    )
    expect(shown).toMatchObject({
      State: 'shown',
      IsCut: false,
      Blocks: [
        { Kind: 'heading', Level: 1, Runs: [{ Text: 'Πρόγραμμα' }] },
        {
          Kind: 'paragraph',
          Runs: [{ Text: 'Έντονα ', Bold: true }, { Text: '<script>alert(1)</script>' }],
        },
        { Kind: 'table', Rows: [['Ώρα', '10:00']] },
      ],
    })
  })

  it('keeps words of a table whole, and its paragraphs apart', async () => {
    const run = (word: string) => `<w:r><w:t xml:space="preserve">${word}</w:t></w:r>`
    const bold = (word: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t>${word}</w:t></w:r>`
    const row = (...cells: string[]) =>
      `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`
    const table = row(
      `<w:p>${bold('Τη')}${run('λέμαχος')}</w:p><w:p>${run('Οδυσσέως')}</w:p>`,
      `<w:p>${run('από')}<w:r><w:tab/></w:r>${run('έως')}<w:r><w:br/></w:r>${run('πότε')}</w:p>`,
    )
    expect(await previewOf(makeWordOf(`<w:tbl>${table}</w:tbl>`))).toMatchObject({
      IsCut: false,
      Blocks: [{ Rows: [['Τηλέμαχος\nΟδυσσέως', 'από έως\nπότε']] }],
    })
  })

  it('says of a Word document whose tables are cut that it is, and shows no empty ones', async () => {
    // Words that differ: nobody takes an archive of one letter a million times.
    let last = 0
    const wordOf = (length: number): string => {
      let word = ''
      while (word.length < length) word += ((last += 1) * 2_654_435_761).toString(36)
      return word.slice(0, length)
    }
    const cellOf = (length: number) =>
      `<w:tc><w:p><w:r><w:t>${wordOf(length)}</w:t></w:r></w:p></w:tc>`
    const tableOf = (height: number, width: number, length: number) => {
      const row = () =>
        `<w:tr>${Array.from({ length: width }, () => cellOf(length)).join('')}</w:tr>`
      return `<w:tbl>${Array.from({ length: height }, row).join('')}</w:tbl>`
    }
    const { rows, columns, text: room, cell } = PREVIEW_LIMITS
    const isCut = async (height: number, width: number) =>
      (await previewOf(makeWordOf(tableOf(height, width, 4)))).IsCut
    expect(await isCut(rows, columns)).toBe(false)
    expect(await isCut(rows + 1, 1)).toBe(true)
    expect(await isCut(1, columns + 1)).toBe(true)
    const tables = Array.from({ length: room / cell + 3 }, () => tableOf(1, 1, cell)).join('')
    const shown = await previewOf(makeWordOf(tables + tableOf(2, 2, 4)))
    expect(shown.IsCut).toBe(true)
    expect(shown.Blocks).toHaveLength(Math.ceil(room / cell))
  })

  it('follows no link of a Word document, and reads no picture from elsewhere', async () => {
    const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const content = makeWordOf(
      '<w:p><w:hyperlink r:id="rId9"><w:r><w:t>Πατήστε εδώ</w:t></w:r></w:hyperlink></w:p>' +
        '<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:link="rId8"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>',
      {
        'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="${R}/hyperlink" Target="javascript:alert(1)" TargetMode="External"/><Relationship Id="rId8" Type="${R}/image" Target="file:///etc/passwd" TargetMode="External"/></Relationships>`,
      },
    )
    const shown = await previewOf(content)
    expect(shown).toMatchObject({ State: 'shown', Blocks: [{ Runs: [{ Text: 'Πατήστε εδώ' }] }] })
    expect(JSON.stringify(shown)).not.toMatch(/javascript|passwd/)
  })

  it('has the first sheets of a workbook as its cells show them, without what is hidden', async () => {
    const rows =
      `<row r="1">${text('A1', 'Όνομα')}${text('B1', 'Ποσό')}</row>` +
      `<row r="2" hidden="1">${text('A2', 'Κρυφό')}</row>` +
      `<row r="3">${text('A3', 'Άννα')}<c r="B3"><f>1+1</f><v>1234.5</v></c><c r="C3" t="e"><v>#N/A</v></c></row>`
    expect(await previewOf(makeWorkbook(rows))).toMatchObject({
      State: 'shown',
      IsCut: false,
      Sheets: [
        {
          Name: 'Φ',
          Rows: [
            ['Όνομα', 'Ποσό', ''],
            ['Άννα', '1234,5', '#N/A'],
          ],
        },
      ],
    })
    const long = Array.from(
      { length: 300 },
      (_, row) => `<row r="${row + 1}">${text(`A${row + 1}`, 'α')}</row>`,
    )
    const cut = await previewOf(makeWorkbook(long.join('')))
    expect(cut.IsCut).toBe(true)
    expect(cut.Sheets[0]?.Rows).toHaveLength(200)
  })

  it('has the titles and texts of a presentation’s slides in their order', async () => {
    const slides = [
      slide(box('title', 'Πρώτη') + box('', 'Κείμενο')),
      slide(box('ctrTitle', 'Δεύτερη')),
    ]
    expect(await previewOf(makePresentation(slides))).toMatchObject({
      State: 'shown',
      Slides: [
        { Title: 'Πρώτη', Texts: [{ Text: 'Κείμενο', Level: 0 }] },
        { Title: 'Δεύτερη', Texts: [] },
      ],
    })
  })

  it('says of what is too large, locked or damaged that it is', async () => {
    const deep = slide('<p:grpSp>'.repeat(100) + '</p:grpSp>'.repeat(100))
    expect(await previewOf(makePresentation([deep]))).toMatchObject({
      ...{ State: 'too_large', Slides: [] },
    })
    const types = strToU8(WORD_TYPES)
    const spaces = new Uint8Array(64 * 1024 * 1024).fill(32)
    const lying = lyingZip({ 'word/document.xml': spaces, '[Content_Types].xml': types }, 1_000)
    expect(await previewOf(lying)).toMatchObject({ State: 'too_large', Blocks: [] })
    const entities = '<!DOCTYPE w [<!ENTITY a "αααααααα"><!ENTITY b "&a;&a;&a;&a;">]>'
    const bomb = zipSync({
      '[Content_Types].xml': types,
      'word/document.xml': strToU8(
        `${entities}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&b;</w:t></w:r></w:p></w:body></w:document>`,
      ),
    })
    expect(await previewOf(bomb)).toMatchObject({ State: 'broken', Blocks: [] })
    const damaged = makeWorkbook('<row r="1"><c r="A1"><v>1</v></row>')
    expect(await previewOf(damaged)).toMatchObject({ State: 'broken', Sheets: [] })
  })

  it('is had by who sees the item, of its kinds of file alone', async () => {
    const { admin, mentor, mentee } = programme.as
    const own = { title: 'Δικό μου', approve: false }
    const mine = await addItem(mentor, programme.people.mentor.id, own, makeWord('Μόνο δικό μου'))
    expect(await mentor.ask('library.getPreview', { Id: mine.Id })).toMatchObject({
      Blocks: [{ Runs: [{ Text: 'Μόνο δικό μου' }] }],
    })
    expect(await mentee.call('library.getPreview', { Id: mine.Id })).toMatchObject({ status: 404 })
    const Id = await add(Buffer.from('απλό κείμενο'))
    expect(await admin.call('library.getPreview', { Id })).toMatchObject({ status: 404 })
  })
})
