import type { FilterValues, Tile } from '@telemachos/contract/reports/tiles'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { atMost } from '../../kernel/at-most.ts'
import { translate } from '../../kernel/texts.ts'
import { collectQuest } from './collect-quest.ts'
import { tilesOf } from './reports.ts'
import type { CollectedTile } from './collected-tile.ts'
import type { ReportRow } from './report-store.ts'
import { showTile } from './run-tile.ts'

/** So many tiles of one report are run at once. */
const AT_ONCE = 3

/**
 * Runs all tiles of a report for who asks, in the order in which they are read. One that fails says so, and
 * the others are there.
 */
export async function collectReport(
  report: ReportRow,
  filters: FilterValues,
  context: CallContext,
): Promise<CollectedTile[]> {
  const limited = atMost(AT_ONCE)
  const list = tilesOf(report).toSorted((a, b) => a.Place.Y - b.Place.Y || a.Place.X - b.Place.X)
  return Promise.all(
    list.map((tile, index) => limited(() => collect(tile, index, filters, context))),
  )
}

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
      result: shown.Result,
      compared: shown.Compared,
      unheeded: shown.Unheeded,
      values: tile.Kind === 'query' ? tile.Values : {},
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const { message, fields } = error.toBody(context.language, context.requestId)
    return { kind: 'said', title, text: fields?.[0]?.message ?? message }
  }
}
