import { strToU8, zipSync } from 'fflate'

/** A PDF document with a line of Latin letters on each page. */
export function makePdf(lines: readonly string[]): Buffer {
  const pages = lines.map((_, index) => `${4 + 2 * index} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => {
      const drawn = `BT /F1 24 Tf 40 120 Td (${line}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${text}${xref}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const D = 'http://schemas.openxmlformats.org/drawingml/2006'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** A Word document of what its body has, with other parts beside it. */
export const makeWordOf = (
  body: string,
  others: Readonly<Record<string, string>> = {},
): Uint8Array =>
  zipSync({
    'word/document.xml': strToU8(
      `<w:document xmlns:w="${W}" xmlns:r="${R}" xmlns:wp="${D}/wordprocessingDrawing" xmlns:a="${D}/main" xmlns:pic="${D}/picture"><w:body>${body}</w:body></w:document>`,
    ),
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${TYPES}"><Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`,
    ),
    ...Object.fromEntries(Object.entries(others).map(([name, part]) => [name, strToU8(part)])),
  })

/** A Word document with one paragraph. */
export const makeWord = (text: string): Uint8Array =>
  makeWordOf(`<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`)

const DIRECTORY = Buffer.from([0x50, 0x4b, 1, 2])
/** Where the directory's first entry, and that entry itself, say how long it is unzipped. */
const SIZE_AT = { directory: 24, entry: 22 } as const

/** A zip that says of its first part that it is so long. */
export function lyingZip(parts: Record<string, Uint8Array>, size: number): Uint8Array {
  const bytes = Buffer.from(zipSync(parts))
  bytes.writeUInt32LE(size, bytes.indexOf(DIRECTORY) + SIZE_AT.directory)
  bytes.writeUInt32LE(size, SIZE_AT.entry)
  return bytes
}
