import { formatDateTime } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { renderDocument, type PdfSection } from '../../kernel/pdf/render-document.ts'
import type { CollectedTile } from './collected-tile.ts'
import { fileWords, type FileWords, type ReportFacts } from './file-words.ts'
import { chartOf } from './report-chart.ts'

/** Rows of one table; all are in the workbook. */
const MOST_ROWS = 500

interface Asked {
  readonly title: string
  readonly facts: ReportFacts
  readonly tiles: readonly CollectedTile[]
  /** The server itself asks. */
  readonly isPatient?: boolean
}

/** A report as a PDF: each tile as a number, a drawing with its table, or a table. */
export function reportPdf({ title, facts, tiles, isPatient = false }: Asked, context: CallContext) {
  const { language, now, actor } = context
  const words = fileWords(context)
  return renderDocument(
    {
      language,
      title,
      madeAt: now,
      facts: facts.facts,
      author: facts.author,
      foot: `${facts.project} · ${title} · ${formatDateTime(now.toISOString())}`,
      sections: tiles.map((tile) => sectionOf(tile, words)),
    },
    { projectId: actor.projectId, isPatient },
  )
}

function sectionOf(tile: CollectedTile, words: FileWords): PdfSection {
  const heading = tile.title === '' ? {} : { heading: tile.title }
  if (tile.kind === 'said') return { ...heading, paragraphs: [tile.text] }
  const { result, shows, compared } = tile
  const [column] = result.Columns
  if (result.Rows.length === 0 || !column) return { ...heading, paragraphs: [words.say('nothing')] }
  const notes = notesOf(tile, words)
  if (shows === 'number' && result.Columns.length === 1 && result.Rows.length === 1) {
    const before = compared?.Rows[0]?.[0]
    return {
      ...heading,
      figure: words.cell(result.Rows[0]?.[0], column),
      note: [
        ...(before === undefined
          ? []
          : [`${words.say('compared')}: ${words.cell(before, column)}`]),
        ...notes,
      ].join(' · '),
    }
  }
  const svg = chartOf(shows, result, words)
  return {
    ...heading,
    ...(svg !== undefined && { image: { svg } }),
    table: {
      columns: result.Columns.map((one) => ({
        label: words.column(one),
        isNumber: one.Type === 'number',
      })),
      rows: result.Rows.slice(0, MOST_ROWS).map((row) =>
        result.Columns.map((one, index) => words.cell(row[index], one)),
      ),
    },
    note: notes.join(' · '),
  }
}

function notesOf(
  { result, summary }: Extract<CollectedTile, { kind: 'found' }>,
  { say }: FileWords,
): string[] {
  return [
    ...(summary === undefined ? [] : [summary]),
    ...(result.Rows.length > MOST_ROWS ? [say('first', { most: MOST_ROWS })] : []),
    ...(result.Truncated ? [say('more')] : []),
    say('foundAt', { at: formatDateTime(result.At) }),
  ]
}
