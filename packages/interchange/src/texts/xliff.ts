/** Texts and their translations as files of XLIFF 1.2, which programmes of translators read and write. */
import {
  XmlReader,
  allBelow,
  attribute,
  child,
  type XmlElement,
} from '../spreadsheets/files/parse-xml.ts'
import type { WorkbookLimits } from '../spreadsheets/limits.ts'
import { WORKBOOK_LIMITS } from '../spreadsheets/limits.ts'

/** A text with its translation; the translation is empty where there is none. */
export interface TranslationUnit {
  readonly label: string
  readonly source: string
  readonly target: string
}

interface Languages {
  readonly source: string
  readonly target: string
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

// Signs that XML has no way to write are no part of any text.
const escape = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- Those are meant.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** Writes a file of XLIFF 1.2: a unit for each text, in their order. */
export function writeXliff(
  units: readonly TranslationUnit[],
  { source, target }: Languages,
): string {
  const written = units.map(
    (unit) => `      <trans-unit id="${escape(unit.label)}" xml:space="preserve">
        <source>${escape(unit.source)}</source>
${unit.target === '' ? '' : `        <target>${escape(unit.target)}</target>\n`}      </trans-unit>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="telemachos" datatype="plaintext" source-language="${source}" target-language="${target}">
    <body>
${written.join('\n')}
    </body>
  </file>
</xliff>
`
}

/** What is taken of a file: as many elements as the largest export has, several times over. */
const LIMITS: WorkbookLimits = { ...WORKBOOK_LIMITS, depth: 24, elements: 200_000, text: 65_536 }

/**
 * Reads the translations of a file of XLIFF 1.2, with what was translated where it says so; units without one are left out. A document type is refused,
 * so that no entity is defined; elements within a text count as their own text.
 * @throws FileRefusal
 */
export function readXliff(
  bytes: Uint8Array,
): { readonly label: string; readonly text: string; readonly source?: string }[] {
  const reader = new XmlReader('xliff', LIMITS, { elements: 0 })
  reader.write(bytes)
  const root = reader.close()
  return allBelow(root, 'trans-unit').flatMap((unit) => {
    const target = child(unit, 'target')
    const label = attribute(unit, 'resname') || attribute(unit, 'id')
    const text = target ? textOf(target) : ''
    const source = child(unit, 'source')
    return label === '' || text === ''
      ? []
      : [{ label, text, ...(source && { source: textOf(source) }) }]
  })
}

const textOf = (element: XmlElement): string => element.text + element.children.map(textOf).join('')
