import type { CollectedTile } from './collected-tile.ts'
import type { FileWords, ReportFacts } from './file-words.ts'
import type { Cell } from './read-cells.ts'
import { sheetCells, type Sheet, type SheetCell } from './workbook.ts'

/** A report as sheets: what it is on the first, then one for each tile that has rows. */
export function reportSheets(
  title: string,
  { facts }: ReportFacts,
  tiles: readonly CollectedTile[],
  words: FileWords,
): Sheet[] {
  const { say } = words
  const first: Cell[][] = [
    [say('report'), title],
    ...facts.map(([label, value]): Cell[] => [label, value]),
    [],
    [say('tile'), say('rows')],
    ...tiles.flatMap(overviewOf(words)),
  ]
  return [
    { name: say('sheet'), rows: first },
    ...tiles.flatMap((tile) =>
      tile.kind === 'found' ? [{ name: tile.title, rows: rowsOf(tile, words) }] : [],
    ),
  ]
}

const overviewOf =
  ({ say }: FileWords) =>
  (tile: CollectedTile): Cell[][] => {
    if (tile.kind === 'said') return [[tile.title, tile.text]]
    const { result, values, unheeded, summary } = tile
    return [
      [tile.title, result.Rows.length, ...(result.Truncated ? [say('more')] : [])],
      ...(summary === undefined ? [] : [['', summary] satisfies Cell[]]),
      ...Object.entries(values).map(([name, value]): Cell[] => [
        `${say('parameter')} @${name}`,
        [value ?? ''].flat().join(', '),
      ]),
      ...(unheeded.length > 0
        ? [['', say('unheeded', { filters: unheededWords(unheeded, say) })] satisfies Cell[]]
        : []),
    ]
  }

const unheededWords = (kinds: readonly string[], say: FileWords['say']): string =>
  kinds.map((kind) => say(kind === 'fields' ? 'filters' : kind)).join(', ')

function* rowsOf(
  { result, compared }: Extract<CollectedTile, { kind: 'found' }>,
  words: FileWords,
): Generator<readonly SheetCell[]> {
  yield result.Columns.map((column) => words.column(column))
  yield* result.Rows.map(sheetCells(result.Columns, words.language))
  if (!compared) return
  yield []
  yield [words.say('compared')]
  yield compared.Columns.map((column) => words.column(column))
  yield* compared.Rows.map(sheetCells(compared.Columns, words.language))
}
