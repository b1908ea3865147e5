import { describe, expect, it } from 'vitest'
import { renderPdf } from '../../kernel/pdf/render-pdf.ts'
import { PAGES, TEMPLATES } from '../../testing/hostile-templates.ts'
import { DocumentProblem, renderAll, renderPage, type Model } from './renderer.ts'
import { writeHtml } from './write-html.ts'
import { writePdf } from './write-pdf.ts'
import type { Block } from './written-html.ts'

/** Whatever a document is made for: its own, and nothing of it is code. */
const MODEL: Model = JSON.parse(
  '{"person": {"Id": 1, "first_name": "Άννα", "__proto__": {"polluted": "polluted"}}, "__proto__": {"polluted": "polluted"}}',
) as Model

/** What is of the machine and of the language, and never of a model. */
const OF_THE_MACHINE = /root:|native code|function \(|node:internal|node_modules|<script|onerror=/
/** What a browser would load, but for pictures that are in the page itself. */
const LOADS = /(?:src|href|srcset|action|data)=(?!["']?data:image\/(?:png|jpeg);)|url\(|@import/

/** Each is of a project of its own: none has its time taken by what others took. */
let projects = 0
const MADE = new Date('2026-11-29T10:00:00Z')

/** A template that writes a text so often. */
const many = (text: string, times: number) => `{% for i in (1..${times}) %}${text}{% endfor %}`

const short = (text: string) => [text.slice(0, 90), text] as const

/** What becomes of a document; undefined where it is refused by what is wrong with it. */
async function blocksOf(text: string, code = ''): Promise<Block[] | undefined> {
  try {
    const [blocks = []] = await renderAll({ projectId: ++projects, text, code, parts: {} }, [MODEL])
    return blocks
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error
    return undefined
  }
}

/** A small document, for which there is still room. */
const small = () => blocksOf('<p>{{ person.first_name }}</p>')

const bodyOf = (page: string) => page.slice(page.indexOf('<body>'))

describe('a document', () => {
  it.each(TEMPLATES.map(short))('%s shows nothing but its own', async (_, text) => {
    const blocks = await blocksOf(`<p>${text}</p>`)
    if (blocks) expect(bodyOf(writeHtml('Α', [blocks], 'el'))).not.toMatch(OF_THE_MACHINE)
    expect('polluted' in {}).toBe(false)
  })

  it.each(PAGES.map(short))(
    '%s loads and runs nothing, as a page and as a file',
    async (_, text) => {
      const blocks = (await blocksOf(text)) ?? []
      const page = bodyOf(writeHtml('Α', [blocks], 'el'))
      expect(page).not.toMatch(OF_THE_MACHINE)
      expect(page).not.toMatch(LOADS)
      const content = writePdf([[...blocks, { kind: 'rule' }]])
      const drawing = renderPdf(
        { language: 'el', title: 'Α', madeAt: MADE, content },
        { projectId: ++projects },
      )
      const pdf = await drawing.catch((error: unknown) => {
        expect(error).toMatchObject({ details: { rule: 'document_unfit' } })
      })
      if (pdf)
        expect(pdf.toString('latin1')).not.toMatch(/root:|\/etc\/passwd|127\.0\.0\.1|JavaScript/)
    },
  )

  // A few letters of HTML that make more elements than fit in memory, and what nests without an end.
  it.each([
    [
      'text styled again in every paragraph',
      `<p>${many('<b a={{ i }}>', 3_000)}${many('<p>x', 20_000)}`,
    ],
    ['styles that nothing closes', many('<b a={{ i }}>', 15_000)],
    ['links in styles', many('<a href=x><b a={{ i }}>x', 8_000)],
    ['tables in tables', many('<table><td>', 15_000)],
    ['lists in lists', many('<ul><li>', 20_000)],
    ['parts in parts', many('<div>', 39_000)],
    ['text beside tables', many('<table>x', 20_000)],
    ['links in links', many('<a href=x>', 19_000)],
    ['attributes', `<p ${many('a{{ i }} ', 15_000)}>`],
    ['entities', many('&amp', 40_000)],
    ['comments', many('<!--', 40_000)],
    ['cells', `<table><tr>${many('<td colspan=20>', 12_000)}`],
    ['codes', many('<qr value=a>', 15_000)],
    ['lines', many('x<br>', 30_000)],
  ])('of %s ends with its process at the latest, and the server goes on', async (_, text) => {
    const blocks = await blocksOf(text)
    if (blocks) expect(writeHtml('Α', [blocks], 'el').length).toBeLessThan(20_000_000)
    expect(await small()).toMatchObject([{ kind: 'paragraph' }])
  })

  it.each([
    ['one wide row and many short ones', many('<td colspan=20>', 300), 500],
    ['one column more than is drawn', many('<td>x', 61), 1],
    ['short rows alone', '<td>x', 12_000],
    ['wide rows', many('<td>', 60), 600],
  ])('with a table of %s is refused, and none of it left out', async (_, wide, rows) => {
    const text = `<table><tr>${wide}${many('<tr><td>x', rows)}</table>`
    await expect(
      renderAll({ projectId: ++projects, text, code: '', parts: {} }, [MODEL]),
    ).rejects.toMatchObject({ problem: { field: 'Text', fault: { limit: 'length' } } })
  })

  it('has as many columns and rows as are drawn', async () => {
    const blocks = await blocksOf(`<table>${many(`<tr>${'<td>x'.repeat(60)}`, 150)}</table>`)
    const [document] = writePdf([blocks ?? []])
    const [written] = (document as { stack: { table: { body: unknown[][] } }[] }).stack
    expect(written?.table.body.map(({ length }) => length)).toEqual(Array(150).fill(60))
  })

  it('draws its codes, and is refused where it has more than take long to draw', async () => {
    const page = { title: 'Α', language: 'el' }
    const show = (text: string) =>
      renderPage({ projectId: ++projects, text, code: '', parts: {} }, MODEL, page)
    expect(await show('<qr>α</qr>')).toContain('<svg role="img" aria-label="α"')
    const long = 'x'.repeat(490)
    expect(await show(many(`<qr>${long}</qr>`, 100))).toContain(long)
    await expect(show(many(`<qr>${long}</qr>`, 101))).rejects.toMatchObject({
      problem: { field: 'Text', fault: { limit: 'length' } },
    })
  })

  it.each([
    'for (;;) {}',
    'return { ...model, get person() { for (;;) {} } }',
    'return { toJSON() { return 1 } }',
    'return []',
    'return () => model',
    "return { person: { first_name: 'x'.repeat(2e6) } }",
    'model.__proto__.polluted = 1; return { person: {} }',
    'return JSON.parse(\'{"__proto__": {"polluted": 1}}\')',
    'throw { toString() { for (;;) {} } }',
  ])('with the function %s shows nothing but its own', async (code) => {
    const blocks = await blocksOf('<p>{{ person.first_name }}{{ polluted }}</p>', code)
    expect(writeHtml('Α', [blocks ?? []], 'el').length).toBeLessThan(100_000)
    expect('polluted' in {}).toBe(false)
  })
})
