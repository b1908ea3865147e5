import { relationships, zipped } from '../spreadsheets/workbook-file.testing.ts'

const A = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const P = 'http://schemas.openxmlformats.org/presentationml/2006/main'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const KIND = 'application/vnd.openxmlformats-officedocument.presentationml'

/** A box of a slide, with a paragraph for each line. */
export const box = (kind: string, ...lines: readonly string[]): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="1" name="box"/><p:nvPr>${kind && `<p:ph type="${kind}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${lines
    .map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`)
    .join('')}</p:txBody></p:sp>`

/** A slide of what it has. */
export const slide = (content: string): string =>
  `<p:sld xmlns:a="${A}" xmlns:p="${P}"><p:cSld><p:spTree>${content}</p:spTree></p:cSld></p:sld>`

/** Parts of a presentation whose slides are shown from the last part to the first. */
export function presentationParts(slides: readonly string[]): Record<string, string> {
  const numbers = slides.map((_, index) => slides.length - index)
  const list = numbers.map((number) => `<p:sldId id="${255 + number}" r:id="rId${number}"/>`)
  const types = numbers.map(
    (number) =>
      `<Override PartName="/ppt/slides/slide${number}.xml" ContentType="${KIND}.slide+xml"/>`,
  )
  return {
    '[Content_Types].xml': `<Types xmlns="${TYPES}"><Override PartName="/ppt/presentation.xml" ContentType="${KIND}.presentation.main+xml"/>${types.join('')}</Types>`,
    '_rels/.rels': relationships(['rId1', 'officeDocument', 'ppt/presentation.xml']),
    'ppt/presentation.xml': `<p:presentation xmlns:p="${P}" xmlns:r="${R}"><p:sldIdLst>${list.join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships(
      ...numbers.map((number) => [`rId${number}`, 'slide', `slides/slide${number}.xml`] as const),
    ),
    ...Object.fromEntries(
      numbers.map((number, index) => [`ppt/slides/slide${number}.xml`, slides[index] ?? '']),
    ),
  }
}

/** The file of a presentation with these slides. */
export const makePresentation = (slides: readonly string[]): Uint8Array =>
  zipped(presentationParts(slides))
