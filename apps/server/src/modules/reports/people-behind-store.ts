import pg from 'pg'
import type { QuerySteps } from '@telemachos/contract/reports/steps'
import type { Cell } from './read-cells.ts'
import {
  bucketOf,
  columnFinder,
  nameOf,
  sourceLines,
  type Refuse,
  type StepView,
} from './steps-store.ts'

const { escapeLiteral } = pg

interface Behind {
  readonly steps: QuerySteps
  /** The view that says whose a row is, by its `user_id`. */
  readonly view: string
  /** The row that is asked about; what was counted or added up comes last in it. */
  readonly row: readonly Cell[]
  /** Places of the row whose cell may be any. */
  readonly open: ReadonlySet<number>
}

/** The numbers of the people whose rows a row of a result was made of. */
export function peopleText(
  { steps, view, row, open }: Behind,
  views: ReadonlyMap<string, StepView>,
  refuse: Refuse,
): string {
  const column = columnFinder(steps, views, refuse)
  const isSummed = steps.By.length > 0 || steps.Measures.length > 0
  const grouped = isSummed
    ? steps.By.map(({ Column, Bucket }, index) => {
        const found = column(Column, `By.${index}.Column`)
        const sql = bucketOf(found, Bucket, () => refuse(`By.${index}.Bucket`, 'step_bucket'))
        const type = Bucket === 'value' ? found.type : Bucket === 'ageBand' ? 'text' : 'date'
        return { sql, type }
      })
    : steps.Columns.map((reference, index) => column(reference, `Columns.${index}`))
  const [from = '', ...rest] = sourceLines(steps, views, refuse)
  const same = grouped.flatMap(({ sql, type }, index) =>
    open.has(index) ? [] : [isCell(sql, type, row[index] ?? null)],
  )
  const hasFilters = rest.some((line) => line.startsWith('where '))
  const lines = [
    `select ${nameOf(view)}.user_id`,
    from,
    ...rest,
    ...(same.length > 0 ? [`${hasFilters ? 'and' : 'where'} ${same.join('\n  and ')}`] : []),
  ]
  return lines.join('\n')
}

/** Rows of which an expression is shown as this cell. */
function isCell(expression: string, type: string, cell: Cell): string {
  if (cell === null) return `${expression} is null`
  if (type === 'boolean') return `${expression} = ${cell === true}`
  if (type === 'number') return `${expression} = ${escapeLiteral(String(cell))}`
  if (type === 'date') return `${expression} = date ${escapeLiteral(String(cell))}`
  if (type === 'time')
    return `date_trunc('milliseconds', ${expression}) = timestamptz ${escapeLiteral(String(cell))}`
  if (type === 'list')
    return `array_to_string(${expression}, ', ') = ${escapeLiteral(String(cell))}`
  return `${expression} = ${escapeLiteral(String(cell))}`
}

/** These people by name, a page of them, each with how many there are. */
export const countedPeople = (
  behind: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): string => `select people.user_id, people.last_name, people.first_name, people.is_mentee,
  people.mentor_name, count(*) over () as total
from people
where people.user_id in (
${behind}
)
order by people.last_name, people.first_name, people.user_id
limit ${Number(limit)} offset ${Number(offset)}`
