import { strToU8, zipSync } from 'fflate'
import type { PersonContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { translate } from '../../kernel/texts.ts'
import { readCopy } from './copy-store.ts'
import { PERSON_TABLES } from './person-tables.ts'

/** An archive has at most so many bytes before it is packed. */
const LIMIT = 32 * 1024 * 1024

type Rows = readonly Readonly<Record<string, unknown>>[]

/**
 * Everything of the registry that is the caller's, from every project, as a zip archive.
 * @throws payload_too_large beyond 32 MiB.
 */
export async function downloadOwnData({ db, principal, language, now, audit }: PersonContext) {
  const copies: Record<string, Rows> = {}
  let bytes = 0
  for (const [table, rules] of Object.entries(PERSON_TABLES)) {
    const text = await readCopy(db, table, rules, principal.userId)
    bytes += Buffer.byteLength(text)
    if (bytes > LIMIT) throw new AppError('payload_too_large', { reason: `${bytes} bytes` })
    copies[table] = JSON.parse(text) as Rows
  }
  const title = translate(language, 'privacy.copy.title')
  const made = translate(language, 'privacy.copy.made').replace('{at}', now.toISOString())
  audit({ subjectId: principal.userId, detail: { bytes } })
  const zip = zipSync({
    'data.json': strToU8(JSON.stringify(copies, null, 2)),
    'index.html': strToU8(writePage(copies, { language, title, made })),
  })
  return Buffer.from(zip)
}

interface Heading {
  readonly language: string
  readonly title: string
  readonly made: string
}

function writePage(copies: Record<string, Rows>, { language, title, made }: Heading): string {
  const parts = Object.entries(copies).filter(([, rows]) => rows.length > 0)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(title)}</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem;overflow-wrap:anywhere}td,th{border:1px solid;padding:.25rem;text-align:start;vertical-align:top}table{border-collapse:collapse}</style>
</head><body><h1>${escape(title)}</h1><p>${escape(made)}</p>${parts.map(writeTable).join('')}</body></html>`
}

function writeTable([table, rows]: [string, Rows]): string {
  const columns = Object.keys(rows[0] ?? {})
  const head = columns.map((column) => `<th scope="col">${escape(column)}</th>`).join('')
  const body = rows.map(
    (row) =>
      `<tr>${columns.map((column) => `<td>${escape(textOf(row[column]))}</td>`).join('')}</tr>`,
  )
  return `<h2>${escape(table)}</h2><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
