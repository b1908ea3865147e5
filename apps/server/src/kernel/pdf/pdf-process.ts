import fs, { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import pdfmake from 'pdfmake'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { serveJobs } from '../serve-jobs.ts'
import type { PdfContent, PdfResult } from './pdf-content.ts'

const FONT = 'Commissioner'
/** The package of the fonts. */
const FONTS = '@expo-google-fonts/commissioner'
const REGULAR = findFont('400Regular/Commissioner_400Regular.ttf')
const BOLD = findFont('600SemiBold/Commissioner_600SemiBold.ttf')

/** All the files that drawing needs; after this the process can read none. */
const files = new Map([REGULAR, BOLD].map((file) => [file, fs.readFileSync(file)]))
closeOutside()

// The font has no italics: what should be slanted stands upright.
pdfmake.setFonts({ [FONT]: { normal: REGULAR, bold: BOLD, italics: REGULAR, bolditalics: BOLD } })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => files.has(path))
pdfmake.setTableLayouts({
  lines: {
    hLineWidth: (index, { table }) =>
      index === 0 ? 0 : index === (table.headerRows ?? 0) ? 1 : 0.5,
    hLineColor: (index, { table }) => (index === (table.headerRows ?? 0) ? '#5b6472' : '#d8dde4'),
    vLineWidth: () => 0,
    paddingLeft: () => 4,
    paddingRight: () => 4,
    paddingTop: () => 3,
    paddingBottom: () => 3,
  },
  grid: { hLineColor: () => '#9aa3af', vLineColor: () => '#9aa3af' },
})

/** The process in which documents are drawn: see renderPdf. */
serveJobs<PdfContent, PdfResult>(async (given) => {
  try {
    return { pdf: await pdfmake.createPdf(definition(given)).getBuffer() }
  } catch (error) {
    return { problem: error instanceof Error ? error.message.slice(0, 300) : 'unknown' }
  }
})

const GREY = '#5b6472'

/** The product's own languages as readers of documents are told; an added one by its own code. */
const WITH_COUNTRY: Readonly<Record<string, string>> = { el: 'el-GR', en: 'en-GB' }

function definition(given: PdfContent): TDocumentDefinitions {
  const { language, title, author, madeAt, foot, margins = [48, 48, 48, 56] } = given
  const [left, , right] = margins
  return {
    pageSize: 'A4',
    pageOrientation: given.orientation ?? 'portrait',
    pageMargins: [...margins],
    language: WITH_COUNTRY[language] ?? language,
    displayTitle: true,
    info: { title, creationDate: madeAt, modDate: madeAt, ...(author !== undefined && { author }) },
    defaultStyle: { font: FONT, fontSize: 10, lineHeight: 1.15 },
    content: given.content as unknown as Content,
    ...(foot !== undefined && {
      footer: (page: number, pages: number): Content => ({
        margin: [left, 20, right, 0],
        columns: [
          { text: foot, color: GREY, fontSize: 8 },
          { text: `${page} / ${pages}`, color: GREY, fontSize: 8, alignment: 'right', width: 60 },
        ],
      }),
    }),
  }
}

/** Beside the bundled server, or in the installed package. */
function findFont(name: string): string {
  const bundled = fileURLToPath(new URL(`fonts/${name}`, import.meta.url))
  if (existsSync(bundled)) return bundled
  return createRequire(import.meta.url).resolve(`${FONTS}/${name}`)
}

/**
 * Takes the process's files and addresses away. The library asks its policies for what a document
 * names, but not for what a drawing in it does.
 */
function closeOutside(): void {
  const refuse = (): never => {
    throw new Error('documents read no files and no addresses')
  }
  for (const [name, { writable, value }] of Object.entries(Object.getOwnPropertyDescriptors(fs)))
    if (writable && typeof value === 'function') Object.assign(fs, { [name]: refuse })
  Object.assign(fs, { readFileSync: (path: unknown) => files.get(String(path)) ?? refuse() })
  Object.assign(globalThis, { fetch: refuse })
}
