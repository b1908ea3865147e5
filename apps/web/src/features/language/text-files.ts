import type { Language } from '@telemachos/contract/core/define-texts'
import { cellText } from '@telemachos/rules/cell-text'
import type { TableRow } from './table-row.ts'

/** A text of a file, with what was translated where the file has it: XLIFF has one language of it alone. */
export interface FileRow {
  readonly label: string
  readonly text: string
  readonly el?: string
  readonly en?: string
  readonly source?: string
}

/** Downloads are revoked after so long (spec §9, timing). */
const REVOKED_MS = 1_500

/** Hands a text to the person as a file. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_MS)
}

/** What a spreadsheet would take for a formula gets an apostrophe before it (spec §5, exports). */
const guarded = (text: string): string => (/^[=+\-@\t\0]/.test(text) ? `'${text}` : text)

/** The rows as CSV: label, Greek, English and the text in the language. */
export async function csvOf(rows: readonly TableRow[], separator: string): Promise<string> {
  const { default: papa } = await import('papaparse')
  const fields = ['label', 'el', 'en', 'text']
  const data = rows.map(({ label, el, en, text }) => [label, el, en, text].map(guarded))
  return `\uFEFF${papa.unparse({ fields, data }, { delimiter: separator })}`
}

/** The rows as XLIFF 1.2, to be translated from English; English itself from Greek. */
export async function xliffOf(language: Language, rows: readonly TableRow[]): Promise<string> {
  const { writeXliff } = await import('@telemachos/interchange/texts/xliff')
  const source = language === 'en' ? 'el' : 'en'
  return writeXliff(
    rows.map((row) => ({ label: row.label, source: row[source] || row.el, target: row.text })),
    { source, target: language },
  )
}

/** The texts of a file, XLIFF or CSV with columns `label` and `text`; undefined where it is neither. */
export async function readTextFile(file: File): Promise<FileRow[] | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begin = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart()
  if (begin.startsWith('<')) {
    const { readXliff } = await import('@telemachos/interchange/texts/xliff')
    try {
      return readXliff(bytes)
    } catch {
      return undefined
    }
  }
  const { default: papa } = await import('papaparse')
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, '')
  const { data, meta } = papa.parse<Record<string, string>>(text, {
    header: true,
    // By the names of the columns: texts have commas of their own.
    delimiter: /[,;|\t]/.exec(text.split('\n', 1)[0] ?? '')?.[0] ?? ',',
    skipEmptyLines: true,
  })
  if (!meta.fields?.includes('label') || !meta.fields.includes('text')) return undefined
  return data.flatMap(({ label = '', text: written = '', el, en }) =>
    label.trim() === ''
      ? []
      : [
          {
            label: label.trim(),
            text: withoutGuard(written),
            ...(el !== undefined && { el: withoutGuard(el) }),
            ...(en !== undefined && { en: withoutGuard(en) }),
          },
        ],
  )
}

/** The texts of a file without what was translated: that of the product is what it is. */
export const textsAlone = (rows: readonly FileRow[]): Pick<FileRow, 'label' | 'text'>[] =>
  rows.map(({ label, text }) => ({ label, text }))

/** A text without what keeps a spreadsheet from changing it; the spaces around it are its own. */
const withoutGuard = (text: string): string =>
  /^'[=+\-@\t]/.test(text) ? text.slice(1) : text.startsWith('="') ? cellText(text) : text
