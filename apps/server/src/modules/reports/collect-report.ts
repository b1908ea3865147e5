import { builtInOf } from '@telemachos/contract/core/define-texts'
import { countedView } from '@telemachos/contract/reports/counted-view'
import type { FilterValues, Tile } from '@telemachos/contract/reports/tiles'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { atMost } from '../../kernel/at-most.ts'
import { translate } from '../../kernel/texts.ts'
import { collectQuest } from './collect-quest.ts'
import { tilesOf } from './reports.ts'
import type { CollectedTile } from './collected-tile.ts'
import type { ReportRow } from './report-store.ts'
import {
  columnsStart,
  sayReport,
  sayResults,
  sayTiles,
  wordsOfReport,
  type ReportWords,
} from './report-texts.ts'
import { showTile } from './run-tile.ts'
import { viewsFor } from './views.ts'

/** A report as it is read: what it says, and in which words. */
export interface SaidReport {
  readonly report: ReportRow
  readonly words: ReportWords
}

/** A report in the words of who asks. */
export async function readReport(report: ReportRow, context: CallContext): Promise<SaidReport> {
  const words = await wordsOfReport(context, report)
  return { report: sayReport(words, report), words }
}

/** So many tiles of one report are run at once. */
const AT_ONCE = 3

/**
 * Runs all tiles of a report for who asks, in the order in which they are read. One that fails says so, and
 * the others are there.
 */
export async function collectReport(
  { report, words }: SaidReport,
  filters: FilterValues,
  context: CallContext,
): Promise<CollectedTile[]> {
  const limited = atMost(AT_ONCE)
  const said = sayTiles(words.say, report.id, tilesOf(report))
  const list = said.toSorted((a, b) => a.Place.Y - b.Place.Y || a.Place.X - b.Place.X)
  return Promise.all(
    list.map((tile, index) =>
      limited(async () => {
        const found = await collect(tile, index, filters, context)
        return found.kind === 'found' ? inWords(found, columnsStart(report.id, tile), words) : found
      }),
    ),
  )
}

/** What was found, with what its columns are called. */
function inWords(found: FoundTile, start: string, words: ReportWords): FoundTile {
  const { Result, Compared } = sayResults(words, start, {
    Result: found.result,
    Compared: found.compared,
  })
  return { ...found, result: Result, compared: Compared }
}

/** A result whose numbers of rows are called after what is counted: people, meetings. */
function countsNamed(result: FoundTile['result'], tile: Tile, context: CallContext) {
  const counted = tile.Kind === 'steps' ? countedView(tile.Steps) : undefined
  const view = viewsFor(context.actor.role).find(({ name }) => name === counted)
  if (!view) return result
  const Label = view.label[builtInOf(context.language)]
  const Columns = result.Columns.map((one) => (one.Name === 'count' ? { ...one, Label } : one))
  return { ...result, Columns }
}

type FoundTile = Extract<CollectedTile, { kind: 'found' }>

async function collect(
  tile: Tile,
  index: number,
  filters: FilterValues,
  context: CallContext,
): Promise<CollectedTile> {
  const say = (key: string) => translate(context.language, `reports.file.${key}`)
  const title = tile.Title || say('untitled').replace('{number}', String(index + 1))
  if (tile.Kind === 'text') return { kind: 'said', title: tile.Title, text: tile.Text }
  try {
    if (tile.Kind === 'quest') return await collectQuest(tile, { title, filters }, context)
    const shown = await showTile(tile, { filters, isFresh: false }, context)
    if (!shown.Result) return { kind: 'said', title, text: say('removed') }
    return {
      kind: 'found',
      title,
      shows: tile.View.Type,
      result: countsNamed(shown.Result, tile, context),
      compared: shown.Compared && countsNamed(shown.Compared, tile, context),
      unheeded: shown.Unheeded,
      values: tile.Kind === 'query' ? tile.Values : {},
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const { message, fields } = error.toBody(context.language, context.requestId)
    return { kind: 'said', title, text: fields?.[0]?.message ?? message }
  }
}
