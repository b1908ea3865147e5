import { DATA_SECTIONS, type DataSection } from '@telemachos/contract/core/personal-data'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { translate } from '../../kernel/texts.ts'
import { sectionOf, tablesWith } from './declared-tables.ts'
import { columnLabel, HIDDEN } from './page-labels.ts'
import { wordsOf, type PageWords, type Row, type Words } from './page-values.ts'

export type Rows = readonly Row[]

interface Page extends PageWords {
  readonly withPrivate: boolean
  readonly now: Date
}

const STYLE = `
:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1.5rem 1rem 4rem;overflow-wrap:anywhere}
h1{font-size:1.75rem;margin:0}h2{font-size:1.375rem;margin:2.5rem 0 .5rem;border-bottom:2px solid}
h3{font-size:1.0625rem;margin:1.5rem 0 .5rem}
nav ul{columns:2 16rem;padding-inline-start:1.25rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{border:1px solid #8888;padding:.375rem .5rem;text-align:start;vertical-align:top;min-width:6rem}
th{background:#8882;overflow-wrap:normal}
td:has(dl){min-width:18rem}
dl{display:grid;grid-template-columns:minmax(8rem,16rem) 1fr;gap:.25rem 1rem;margin:0}
dt{font-weight:600}dd{margin:0;white-space:pre-wrap}td{white-space:pre-wrap}
td dl{grid-template-columns:auto 1fr}
@media(max-width:40rem){dl,td dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{display:block;border:1px solid #8888;margin-bottom:.75rem;padding:.375rem}
td{display:block;border:0;padding:.125rem .25rem}td:empty{display:none}
td:has(dl){min-width:0}td::before{content:attr(data-label);display:block;font-weight:600}}
@media print{nav{display:none}}`

/**
 * What is kept about a person as one page for people: by section, with a table of contents, in their
 * language. It needs nothing but itself: no scripts, no network.
 */
export function writePage(copies: Readonly<Record<string, Rows>>, page: Page): string {
  const { language, names, userId, now } = page
  const t = (key: string) => translate(language, key)
  const sections = DATA_SECTIONS.flatMap((section) => {
    const parts = tablesOf(section).flatMap((table) => {
      const rows = copies[table] ?? []
      return rows.length > 0 ? [writeTable(table, rows, page)] : []
    })
    return parts.length > 0 ? [{ section, html: parts.join('') }] : []
  })
  const person = names.people.get(userId)
  const made = t('privacy.copy.made').replace('{at}', formatDateTime(now))
  const contents = sections.map(
    ({ section }) => `<li><a href="#${section}">${escape(sectionName(section, t))}</a></li>`,
  )
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(t('privacy.copy.heading'))}</title><style>${STYLE}</style></head>
<body><header><h1>${escape(t('privacy.copy.heading'))}</h1>
<p><strong>${escape(person ? fullName(person) : '')}</strong></p>
<p>${escape(made)} ${escape(t('privacy.copy.about'))}</p>
${page.withPrivate ? '' : `<p>${escape(t('privacy.copy.withoutPrivate'))}</p>`}
</header><nav aria-labelledby="contents"><h2 id="contents">${escape(t('privacy.copy.contents'))}</h2>
<ul>${contents.join('')}</ul></nav><main>
${sections
  .map(
    ({ section, html }) =>
      `<section aria-labelledby="${section}"><h2 id="${section}">${escape(sectionName(section, t))}</h2>${html}</section>`,
  )
  .join('\n')}
</main></body></html>`
}

const tablesOf = (section: DataSection): string[] =>
  tablesWith('copy')
    .map(([table]) => table)
    .filter((table) => sectionOf(table) === section)

const sectionName = (section: DataSection, t: (key: string) => string): string =>
  t(`privacy.section.${section}`)

/** One entry as a list of its parts, many as a table whose empty columns are left out. */
function writeTable(table: string, rows: Rows, page: Page): string {
  const title = translate(page.language, `privacy.table.${table}`)
  const heading = `<h3 id="${table}">${escape(title)}</h3>`
  const shown = Object.keys(rows[0] ?? {}).filter((column) => !HIDDEN.has(column))
  const cells = rows.map((row) =>
    shown.map((column) => writeWords(wordsOf({ ...page, table, column, row }))),
  )
  const used = shown
    .map((column, index) => ({ label: columnLabel(table, column, page.language), index }))
    .filter(({ index }) => cells.some((row) => row[index] !== ''))
  const [only] = cells
  if (cells.length === 1 && only) {
    const parts = used.map(({ label, index }) => `<dt>${escape(label)}</dt><dd>${only[index]}</dd>`)
    return `${heading}<dl>${parts.join('')}</dl>`
  }
  const head = used.map(({ label }) => `<th scope="col">${escape(label)}</th>`)
  const body = cells.map(
    (row) =>
      `<tr>${used.map(({ label, index }) => `<td data-label="${escape(label)}">${row[index]}</td>`).join('')}</tr>`,
  )
  return `${heading}<div class="wide" role="region" tabindex="0" aria-labelledby="${table}"><table>
<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

function writeWords(words: Words): string {
  if (typeof words === 'string') return escape(words)
  const parts = words
    .map(({ label, words: part }) => ({ label, html: writeWords(part) }))
    .filter(({ html }) => html !== '')
  if (parts.length === 0) return ''
  return `<dl>${parts.map(({ label, html }) => `<dt>${escape(label)}</dt><dd>${html}</dd>`).join('')}</dl>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
