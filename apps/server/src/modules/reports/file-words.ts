import { builtInOf } from '@telemachos/contract/core/define-texts'
import { textIn } from '@telemachos/contract/core/text-by-language'
import type { FilterValues } from '@telemachos/contract/reports/tiles'
import { formatDate, formatDateTime } from '@telemachos/rules/dates'
import { cellWords } from '@telemachos/rules/result-words'
import type { CallContext } from '../../kernel/context.ts'
import { translate, translateWith } from '../../kernel/texts.ts'
import { comparedFilters } from './periods.ts'
import { readCallerName } from './query-store.ts'
import type { Cell, ResultColumn } from './read-cells.ts'
import { readMentorName, readProjectName, type ReportRow } from './report-store.ts'
import { viewsFor } from './views.ts'

const BUCKET = /_(day|week|month|quarter|year|age)$/

/** What files say of results, in the words of who asks. */
export interface FileWords {
  readonly language: string
  say(key: string, values?: Readonly<Record<string, string | number>>): string
  /** What a column is called: by its label where its name is one of the views’. */
  column(column: ResultColumn): string
  cell(cell: Cell | undefined, column: ResultColumn, how?: { readonly isShort?: boolean }): string
}

export function fileWords(context: CallContext): FileWords {
  const { language, actor } = context
  const labels = new Map(
    viewsFor(actor.role).flatMap(({ columns }) =>
      Object.entries(columns).map(
        ([name, { label }]) => [name, label[builtInOf(language)]] as const,
      ),
    ),
  )
  const say: FileWords['say'] = (key, values) =>
    translateWith(language, `reports.file.${key}`, values)
  return {
    language,
    say,
    column: ({ Name, Label }) => {
      if (Label !== undefined) return Label
      if (Name === 'count') return say('count')
      const [, bucket] = BUCKET.exec(Name) ?? []
      const label = labels.get(Name.replace(BUCKET, ''))
      if (bucket !== undefined && label !== undefined) return `${label} (${say(bucket)})`
      return labels.get(Name) ?? Name
    },
    cell: (cell, column, { isShort = false } = {}) =>
      typeof cell === 'boolean'
        ? translate(language, cell ? 'reports.cell.yes' : 'reports.cell.no')
        : cellWords(cell, column, { language, isShort }),
  }
}

/** What is said of a whole report: what it is, whose people it is about, how it is narrowed. */
export interface ReportFacts {
  readonly project: string
  readonly author: string
  readonly facts: readonly (readonly [label: string, value: string])[]
}

export async function reportFacts(
  report: ReportRow,
  filters: FilterValues,
  context: CallContext,
): Promise<ReportFacts> {
  const { db, actor, language, now } = context
  const { say } = fileWords(context)
  const names = await readProjectName(db, actor.projectId)
  const project = textIn({ el: names.name, ...names.others }, language)
  const author = await readCallerName(db, actor.userId)
  const narrowed = await filterWords(filters, context)
  return {
    project,
    author,
    facts: [
      [say('project'), project],
      ...(report.descr === '' ? [] : [[say('report'), report.descr] as const]),
      ...(narrowed.length > 0 ? narrowed : [[say('filters'), say('noFilters')] as const]),
      [say('whose'), author],
      [translate(language, 'reports.export.at'), formatDateTime(now.toISOString())],
    ],
  }
}

async function filterWords(
  filters: FilterValues,
  context: CallContext,
): Promise<(readonly [string, string])[]> {
  const { say } = fileWords(context)
  const { MentorId, Group, Fields } = filters
  const own = fileWords(context)
  const compared = comparedFilters(filters)
  return [
    ...periodWords('period', filters, say),
    ...(compared ? periodWords('compared', compared, say) : []),
    ...(MentorId === null
      ? []
      : [
          [
            say('mentor'),
            await readMentorName(context.db, context.actor.projectId, MentorId),
          ] as const,
        ]),
    ...(Group === null ? [] : [[say('group'), Group] as const]),
    ...Object.entries(Fields).map(
      ([name, value]) => [own.column({ Name: name, Type: 'text' }), value] as const,
    ),
  ]
}

function periodWords(
  label: 'period' | 'compared',
  { From, To }: Pick<FilterValues, 'From' | 'To'>,
  say: FileWords['say'],
): (readonly [string, string])[] {
  if (From === null && To === null) return []
  const key = From === null ? 'until' : To === null ? 'fromOn' : 'fromTo'
  return [[say(label), say(key, { from: formatDate(From ?? ''), to: formatDate(To ?? '') })]]
}
