import { deflateSync } from 'node:zlib'
import { getDocumentProxy, extractText } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { PdfNode } from './pdf-content.ts'
import { renderDocument, type PdfDocument } from './render-document.ts'
import { renderPdf } from './render-pdf.ts'

const MADE = new Date('2026-11-29T10:00:00Z')
const TERMS = { projectId: 1, isPatient: true }

const draw = (...content: PdfNode[]) =>
  renderPdf({ language: 'el', title: 'Δοκιμή', madeAt: MADE, content }, TERMS)

const drawDocument = (given: Partial<PdfDocument>) =>
  renderDocument(
    { language: 'el', title: 'Αναφορά', madeAt: MADE, foot: 'Γέφυρες', sections: [], ...given },
    TERMS,
  )

async function read(pdf: Buffer): Promise<{ pages: number; text: string }> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { totalPages, text } = await extractText(document, { mergePages: true })
  return { pages: totalPages, text }
}

/** A PNG of one grey pixel in each place. */
function png(width: number, height: number): Uint8Array {
  const part = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data])
    const whole = Buffer.alloc(body.length + 8)
    whole.writeUInt32BE(data.length, 0)
    body.copy(whole, 4)
    return whole
  }
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const pixels = deflateSync(Buffer.alloc(height * (width + 1), 128))
  const mark = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    mark,
    part('IHDR', head),
    part('IDAT', pixels),
    part('IEND', Buffer.alloc(0)),
  ])
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><rect width="90" height="20" fill="#1f4e8c"/><text x="100" y="15" font-family="Other" font-size="10">Μπάρα</text></svg>`

describe('a document', () => {
  it('is read back with its title, facts, figures, tables and margins, in Greek', async () => {
    const pdf = await drawDocument({
      author: 'Χρήστος Κουτσούκος',
      facts: [['Περίοδος', 'Νοέμβριος 2026']],
      sections: [
        { heading: 'Ωφελούμενοι', figure: '1.234', note: 'Πριν από ένα λεπτό' },
        {
          heading: 'Άτομα',
          paragraphs: ['Όσοι είναι ενεργοί.'],
          table: {
            columns: [{ label: 'Επώνυμο' }, { label: 'Ώρες', isNumber: true }],
            rows: [['Πανταζόπουλος', '12,5']],
          },
        },
        { image: { svg: SVG } },
        { image: { png: png(4, 4), width: 40 }, qr: 'https://example.org/ΑΒΓ' },
      ],
    })
    const { pages, text } = await read(pdf)
    expect(pages).toBe(1)
    for (const part of [
      'Αναφορά',
      'Περίοδος: Νοέμβριος 2026',
      '1.234',
      'Όσοι είναι ενεργοί.',
      'Πανταζόπουλος',
      '12,5',
      'Μπάρα',
      'Γέφυρες',
      '1 / 1',
    ])
      expect(text).toContain(part)
    const document = await getDocumentProxy(new Uint8Array(pdf))
    expect((await document.getMetadata()).info).toMatchObject({
      Title: 'Αναφορά',
      Author: 'Χρήστος Κουτσούκος',
      Language: 'el-GR',
    })
  })

  it('repeats the head of a table on each page, and numbers them', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`Άτομο ${index + 1}`])
    const { pages, text } = await read(
      await drawDocument({ sections: [{ table: { columns: [{ label: 'Επικεφαλίδα' }], rows } }] }),
    )
    expect(pages).toBeGreaterThan(2)
    expect(text.split('Επικεφαλίδα')).toHaveLength(pages + 1)
    expect(text).toContain(`${pages} / ${pages}`)
    expect(text).toContain('Άτομο 120')
  })

  it('keeps a word without an end within its cell, and says only its beginning', async () => {
    const columns = [{ label: 'Α' }, { label: 'Β' }]
    const rows = [['Ω'.repeat(100_000), 'τέλος']]
    const { text, pages } = await read(
      await drawDocument({ sections: [{ table: { columns, rows } }] }),
    )
    expect([pages, text.includes('τέλος'), text.includes('…')]).toEqual([1, true, true])
  })
})

describe('content', () => {
  const outside: PdfNode[] = [
    { image: '/etc/passwd' },
    { image: 'file:///etc/passwd' },
    { image: 'http://127.0.0.1:9/a.png' },
    { image: 'data:image/png;base64,AAAA' },
    { image: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
    { svg: '<svg><image href="/etc/passwd"/></svg>' },
    { svg: '<svg><svg:image xlink:href="http://127.0.0.1:9/"/></svg>' },
    { svg: '<svg><use href="/etc/passwd#a"/></svg>' },
    { svg: '<svg><rect fill="url(http://127.0.0.1:9/#a)"/></svg>' },
    { svg: '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>' },
    { text: 'a', link: 'file:///etc/passwd' },
    { text: 'a', link: 'javascript:alert(1)' },
    { text: 'a', font: '/etc/passwd' } as PdfNode,
    { attachment: { src: '/etc/passwd' } } as unknown as PdfNode,
    { text: 'a', image: 'b' } as PdfNode,
    { table: { body: [], widths: [Number.NaN] } },
    { text: 'a', fontSize: 1e9 },
    { qr: 'a'.repeat(5_000) },
    { text: [null] } as unknown as PdfNode,
    JSON.parse('{"text":"a","__proto__":{"image":"/etc/passwd"}}') as PdfNode,
  ]

  it.each(outside.map((node) => [JSON.stringify(node).slice(0, 80), node] as const))(
    'is refused before it is drawn: %s',
    async (_, node) => {
      await expect(draw({ stack: [node] })).rejects.toMatchObject({
        details: { rule: 'document_unfit' },
      })
    },
  )

  it('may not be of more parts, letters and depth than documents have', async () => {
    const unfit = { details: { rule: 'document_unfit' } }
    let deep: PdfNode = 'a'
    for (let depth = 0; depth < 100; depth += 1) deep = { stack: [deep] }
    await expect(draw(deep)).rejects.toMatchObject(unfit)
    await expect(draw('a'.repeat(13_000_000))).rejects.toMatchObject(unfit)
    const many = Array.from({ length: 300_001 }, () => 'a')
    await expect(draw({ stack: many })).rejects.toMatchObject(unfit)
  })

  it('that says what is wrong with a table is told, and the next is drawn', async () => {
    const broken: PdfNode = { table: { body: [['a', 'b'], ['c']] } }
    await expect(draw(broken)).rejects.toMatchObject({ details: { rule: 'document_unfit' } })
    expect((await read(await draw('Επόμενο'))).text).toContain('Επόμενο')
  })
})
