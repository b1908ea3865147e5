import {
  QUERY_FIELD,
  REPORT_FIELD,
  type AuthorTextSort,
} from '@telemachos/contract/language/author-texts'
import { tiles } from '@telemachos/contract/reports/tiles'
import { setImmediate as soon } from 'node:timers/promises'
import type { Db } from '../../kernel/database/database.ts'
import type { AuthorText, AuthorTextSource } from '../language/index.ts'
import { namedColumns, namesOfSteps } from './named-columns.ts'
import {
  listWordedQueries,
  listWordedReports,
  type WordedQuery,
  type WordedReport,
} from './report-texts-store.ts'
import {
  COLUMN,
  columnsStart,
  PARAMETER,
  queryStart,
  reportStart,
  sayTiles,
} from './report-texts.ts'

/** The most characters of a translation: as of what is translated, and of a short label some more. */
const MOST = {
  queryName: 200,
  queryDescr: 2_000,
  queryParameter: 200,
  queryColumn: 120,
  reportTitle: 200,
  reportDescr: 2_000,
  tileTitle: 200,
  tileText: 5_000,
  tileColumn: 120,
} as const satisfies Partial<Record<AuthorTextSort, number>>

type Sort = keyof typeof MOST
type Add = (field: string, sort: Sort, el: string) => void

/**
 * What queries and reports say to those whom their authors let run and read them. What an author keeps for
 * themselves nobody translates.
 */
export const reportTexts: AuthorTextSource = {
  of: 'project',
  has: (field) => field.startsWith(QUERY_FIELD) || field.startsWith(REPORT_FIELD),
  list: async ({ db, actor: { projectId } }, id = projectId, field?: string) => {
    if (id !== projectId) return []
    const [queries, reports] = await Promise.all([
      field?.startsWith(REPORT_FIELD)
        ? []
        : textsOfQueries(db, projectId, numberIn(field, QUERY_FIELD)),
      field?.startsWith(QUERY_FIELD)
        ? []
        : textsOfReports(db, projectId, numberIn(field, REPORT_FIELD)),
    ])
    return [...reports, ...queries]
  },
}

/** Of which thing a field is, of those that begin so; 0 for none, undefined where no field is named. */
const numberIn = (field: string | undefined, start: string): number | undefined =>
  field === undefined
    ? undefined
    : Number(/^[1-9]\d{0,8}(?=\.)/.exec(field.slice(start.length))?.[0] ?? 0)

async function textsOfQueries(
  db: Db,
  projectId: number,
  id: number | undefined,
): Promise<AuthorText[]> {
  const all: AuthorText[] = []
  for (const query of await listWordedQueries(db, projectId, id)) {
    all.push(...(await textsOfQuery(query, projectId)))
    // Whoever else is served is served between two queries: reading a long one takes its time.
    await soon()
  }
  return all
}

async function textsOfQuery(query: WordedQuery, projectId: number): Promise<AuthorText[]> {
  const { id, name, descr, text, steps, isRun } = query
  const settings = query.settings as readonly { readonly Name: string; readonly Label?: string }[]
  const start = queryStart(id)
  const columns = await namedColumns(text, steps)
  return collected(projectId, name, (add) => {
    if (isRun) {
      add(`${start}name`, 'queryName', name)
      add(`${start}descr`, 'queryDescr', descr)
      for (const { Name, Label = '' } of settings)
        add(`${start}${PARAMETER}${Name}`, 'queryParameter', Label)
    }
    for (const column of columns) add(`${start}${COLUMN}${column}`, 'queryColumn', column)
  })
}

async function textsOfReports(
  db: Db,
  projectId: number,
  id: number | undefined,
): Promise<AuthorText[]> {
  const reports = await listWordedReports(db, projectId, id)
  return reports.flatMap((report) => textsOfReport(report, projectId))
}

const textsOfReport = (report: WordedReport, projectId: number): AuthorText[] =>
  collected(projectId, report.title, (add) => {
    const start = reportStart(report.id)
    const list = tiles.parse(report.tiles)
    add(`${start}title`, 'reportTitle', report.title)
    add(`${start}descr`, 'reportDescr', report.descr)
    sayTiles(
      (field, text, sort) => {
        add(field, sort, text)
        return text
      },
      report.id,
      list,
    )
    for (const tile of list)
      if (tile.Kind === 'steps')
        for (const column of namesOfSteps(tile.Steps))
          add(`${columnsStart(report.id, tile)}${column}`, 'tileColumn', column)
  })

/** The texts of one thing; what is a number, or a code, is the same in every language. */
function collected(projectId: number, of: string, collect: (add: Add) => void): AuthorText[] {
  const common = { kind: 'project', id: projectId, elsewhere: [], of, en: '' } as const
  const texts: AuthorText[] = []
  collect((field, sort, el) => {
    if (/\p{L}/u.test(el)) texts.push({ ...common, field, sort, el, most: MOST[sort] })
  })
  return texts
}
