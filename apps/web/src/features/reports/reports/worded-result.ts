import { builtInOf, type Language } from '@telemachos/contract/core/define-texts'
import { countedView } from '@telemachos/contract/reports/counted-view'
import { useTexts, type Texts } from '#shared'
import type { Cell, Result } from '../results/view-settings.ts'
import { useDictionary, type Dictionary } from '../steps/use-dictionary.ts'
import type { Steps } from '../steps/step-columns.ts'
import type { Tile } from './report-draft.ts'

/** Codes that a column of states holds, with a word of ours for each. */
const WORDS = [
  ...(['active', 'inactive', 'suspended', 'archived'] as const),
  ...(['planned', 'held', 'cancelled', 'missed'] as const),
]

interface Worded {
  readonly result: Result
  /** The row as the server gave it, of one that is shown. */
  readonly rowOf: (shown: readonly Cell[]) => readonly Cell[]
}

/** Puts the results of a tile in words; those of a stored query say themselves what they are. */
export function useWorded(tile: Tile): (result: Result) => Worded {
  const { t, language } = useTexts()
  const dictionary = useDictionary().data
  return (result) =>
    tile.Kind === 'steps' && dictionary
      ? wordedResult(result, tile.Steps, { dictionary, t, language })
      : { result, rowOf: (row) => row }
}

/** A result of steps with its columns called as the dictionary calls them, and codes in words. */
function wordedResult(
  result: Result,
  steps: Steps,
  { dictionary, t, language }: { dictionary: Dictionary; t: Texts['t']; language: Language },
): Worded {
  const labels = labelsOf(steps, { dictionary, t, language })
  const isState = result.Columns.map(({ Name }) => /(^|_)state(_\d+)?$/.test(Name))
  const raw = new Map<readonly Cell[], readonly Cell[]>()
  const rows = result.Rows.map((row) => {
    const shown = row.map((cell, index) => (isState[index] ? inWords(cell, t) : cell))
    raw.set(shown, row)
    return shown
  })
  return {
    result: {
      ...result,
      Columns: result.Columns.map((column, index) => ({
        ...column,
        Name: labels[index] ?? column.Name,
      })),
      Rows: rows,
    },
    rowOf: (shown) => raw.get(shown) ?? shown,
  }
}

function inWords(cell: Cell, t: Texts['t']): Cell {
  const word = WORDS.find((one) => one === cell)
  return word ? t(`reports.word.${word}`) : cell
}

type Naming = Parameters<typeof wordedResult>[2]

/** What the columns of the result are called, in their order; two of one name keep those of the server. */
function labelsOf(steps: Steps, { dictionary, t, language }: Naming): (string | undefined)[] {
  const label = (reference: string) => {
    const [view, name] = reference.split('.')
    const columns = dictionary.Views.find(({ Name }) => Name === view)?.Columns
    return columns?.find(({ Name }) => Name === name)?.Label[builtInOf(language)]
  }
  const by = (steps.By ?? []).map(({ Column, Bucket = 'value' }) => {
    const column = label(Column)
    return Bucket === 'value' || column === undefined
      ? column
      : t('reports.bucketed', { column, bucket: t(`reports.bucket.${Bucket}`) })
  })
  const isSummed = by.length > 0 || (steps.Measures ?? []).length > 0
  const counted = countedView(steps)
  const rows =
    dictionary.Views.find(({ Name }) => Name === counted)?.Label[builtInOf(language)] ??
    t('reports.measure.count')
  const measures = (steps.Measures ?? []).map(({ Label, Function: name, Column }) => {
    if (Label) return Label
    const column = Column ? label(Column) : undefined
    if (name === 'count') return rows
    return column && t('reports.measure.of', { measure: t(`reports.measure.${name}`), column })
  })
  const summed = measures.length > 0 ? measures : [rows]
  const labels = isSummed ? [...by, ...summed] : (steps.Columns ?? []).map(label)
  return labels.map((one, index) => (labels.indexOf(one) === index ? one : undefined))
}
