/** Letters of the fonts that every reader of PDF has by itself, and no signs that a PDF reads as its own. */
const printable = (text: string): string =>
  text.replaceAll(/[^ -~]/g, '?').replaceAll(/[()\\]/g, ' ')

/**
 * A page of A4 as a PDF: a title, lines below it, and a frame. Latin letters only, since no font goes with it.
 * ```ts
 * smallPdf('Card', ['One']).subarray(0, 8).toString() // => '%PDF-1.4'
 * ```
 */
export function smallPdf(title: string, lines: readonly string[]): Buffer {
  const texts = lines.map((line) => `0 -24 Td (${printable(line)}) Tj`)
  const content = [
    '1 w 40 40 515 762 re S',
    `BT /F1 22 Tf 70 740 Td (${printable(title)}) Tj /F2 13 Tf 0 -16 Td`,
    ...texts,
    'ET',
  ].join('\n')
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica-Bold'),
    font('Helvetica'),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(at).padStart(10, '0')
  })
  const table = file.length
  const entries = offsets.map((at) => `${at} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
