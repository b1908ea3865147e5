import { FORECAST_PAGE, IMPORT_STREAMS } from '@telemachos/contract/imports/limits'
import { STANDARD_FIELDS, type RowFault } from '@telemachos/rules/import-row'
import { fieldsMeaning } from '@telemachos/rules/known-fields'
import { call, type CallOutput } from '#shared'
import type { Column } from '../paste/recognise-columns.ts'
import type { ListRow } from './import-job.ts'
import { toImportRow, type ListRules } from './import-rules.ts'

/** What would become of the rows of a list. */
export interface Forecast {
  readonly fresh: number
  readonly joins: number
  readonly already: number
  /** Who is told by mail that they are in the project. */
  readonly told: number
  /** New people with an address, to which an invitation can go. */
  readonly reachable: number
  readonly refusals: ReadonlyMap<number, readonly RowFault[]>
}

/** All that who somebody is depends on; nothing else is sent. */
function keysOf({ rules: { fields } }: ListRules): ReadonlySet<string> {
  const numbers = (['afm', 'kayas'] as const).flatMap((meaning) => fieldsMeaning(fields, meaning))
  return new Set([...STANDARD_FIELDS, ...numbers].map(({ Name }) => Name))
}

type Answer = CallOutput<'imports.forecastImport'>[number]

/**
 * Asks the server what would become of rows, some hundreds at a time.
 * @throws what went wrong.
 */
export async function askForecast(
  ProjectId: number,
  rows: readonly ListRow[],
  columns: readonly Column[],
  rules: ListRules,
): Promise<Forecast> {
  const pages = Array.from({ length: Math.ceil(rows.length / FORECAST_PAGE) }, (_, page) =>
    rows.slice(page * FORECAST_PAGE, (page + 1) * FORECAST_PAGE),
  )
  const waiting = [...pages.entries()]
  const answers: (readonly Answer[])[] = []
  async function stream(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, page] = next
      const Users = page.map(({ cells }) => identityOf(cells, columns, rules))
      answers[place] = await call('imports.forecastImport', { ProjectId, Users })
    }
  }
  await Promise.all(Array.from({ length: IMPORT_STREAMS }, stream))
  const verdicts = pages.flatMap((page, place) =>
    page.flatMap((row, at) => {
      const answer = answers[place]?.[at]
      return answer ? [{ row, answer, hasMail: emailOf(row, columns, rules) !== '' }] : []
    }),
  )
  const count = (of: (one: (typeof verdicts)[number]) => boolean) => verdicts.filter(of).length
  return {
    fresh: count(({ answer }) => answer.Verdict === 'new'),
    joins: count(({ answer }) => answer.Verdict === 'joins'),
    already: count(({ answer }) => answer.Verdict === 'already'),
    told: count(({ answer }) => answer.Verdict === 'joins' && answer.Mail),
    reachable: count(({ answer, hasMail }) => answer.Verdict === 'new' && hasMail),
    refusals: new Map(
      verdicts.flatMap(({ row, answer }) =>
        answer.Verdict === 'refused'
          ? [[row.id, answer.Faults.map(({ Field, Rule }) => ({ field: Field, rule: Rule }))]]
          : [],
      ),
    ),
  }
}

function identityOf(cells: readonly string[], columns: readonly Column[], rules: ListRules) {
  const keys = keysOf(rules)
  const { Username, Roles, Fields } = toImportRow(cells, columns, rules)
  const kept = Object.entries(Fields).filter(([name]) => keys.has(name))
  return { Username, Roles, Fields: Object.fromEntries(kept) }
}

const emailOf = ({ cells }: ListRow, columns: readonly Column[], rules: ListRules): string =>
  toImportRow(cells, columns, rules).Fields['email']?.trim() ?? ''
