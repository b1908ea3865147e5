import type { CallOutput } from '#shared'

export type Distribution = CallOutput<'questionnaires.getDistribution'>
export type QuestionCounts = Distribution['Questions'][number]
type Group = QuestionCounts['Groups'][number]
export type Numbers = NonNullable<Group['Numbers']>

interface Part {
  readonly key: number
  readonly label: string
  readonly count: number
  /** The picture that was chosen, of which the label speaks. */
  readonly image?: string
}

/** How the answers to a question are shown. */
export type QuestionChart =
  /** Parts of all who answered; several may be chosen by one person. */
  | { readonly kind: 'choices'; readonly parts: readonly Part[] }
  /** A row for each item, a column for each option. */
  | { readonly kind: 'matrix'; readonly columns: readonly string[]; readonly rows: readonly Row[] }
  | { readonly kind: 'numbers'; readonly numbers: Numbers }
  | { readonly kind: 'means'; readonly items: readonly Item[] }
  /** Nothing to count: files, signatures, drawings, or only texts. */
  | { readonly kind: 'none' }

interface Row {
  readonly key: string
  readonly label: string
  readonly counts: readonly number[]
  /** How many answered the row. */
  readonly of: number
}

interface Item {
  readonly key: number
  readonly label: string
  readonly numbers: Numbers
}

/** Chooses a chart by how a question is answered, whatever its type is. */
export function chartOf({ Groups, Answered }: QuestionCounts): QuestionChart {
  const items = Groups.filter(({ IsOther }) => !IsOther)
  const numbers = items.flatMap(({ Id, Text, Numbers: found }) =>
    found ? [{ key: Id, label: Text, numbers: found }] : [],
  )
  const [first] = numbers
  if (first && items.length === 1) return { kind: 'numbers', numbers: first.numbers }
  if (first) return { kind: 'means', items: numbers }
  const choices = items.filter(({ Holds }) => Holds === 'option')
  const [only] = choices
  if (!only) return { kind: 'none' }
  if (choices.length === 1) {
    const parts = only.Options.map(({ Id, Text, Count, Image }) => ({
      key: Id,
      label: Text,
      count: Count,
      ...(Image !== undefined && { image: Image }),
    }))
    return { kind: 'choices', parts }
  }
  if (choices.every(({ Options }) => Options.length === 1)) {
    return only.Row === null
      ? { kind: 'choices', parts: choices.map(partOf) }
      : cellsOf(choices, Answered)
  }
  return {
    kind: 'matrix',
    columns: only.Options.map(({ Text }) => Text),
    rows: choices.map(({ Id, Text, Options, Answered: of }) => ({
      key: String(Id),
      label: Text,
      counts: Options.map(({ Count }) => Count),
      of,
    })),
  }
}

/** Of a choice with a group of its own. */
const partOf = ({ Id, Text, Options: [option] }: Group): Part => ({
  key: Id,
  label: option?.Text || Text,
  count: option?.Count ?? 0,
  ...(option?.Image !== undefined && { image: option.Image }),
})

/** Cells that are chosen each by itself: a row may have several. */
function cellsOf(cells: readonly Group[], of: number): QuestionChart {
  const rows = Map.groupBy(cells, ({ Row: row }) => row ?? '')
  const [first = []] = rows.values()
  return {
    kind: 'matrix',
    columns: first.map(({ Options: [option] }) => option?.Text ?? ''),
    rows: [...rows].map(([key, own]) => ({
      key,
      label: own[0]?.Text ?? '',
      counts: own.map(({ Options: [option] }) => option?.Count ?? 0),
      of,
    })),
  }
}

/** Whether people may have written something that is to be read, or uploaded files. */
export function hasTexts({ Groups }: QuestionCounts): boolean {
  return Groups.some(
    ({ Holds, Numbers: numbers, Answered }) => Holds === 'text' && !numbers && Answered > 0,
  )
}
