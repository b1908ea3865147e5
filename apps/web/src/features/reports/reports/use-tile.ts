import { useEffect, useEffectEvent } from 'react'
import { call } from '#shared'
import { useRun } from '../queries/use-run.ts'
import { asks, sentFilters, type Filters, type Tile, type TileResult } from './report-draft.ts'

export interface TileSource {
  readonly tile: Tile
  readonly filters: Filters
  /** The report that has it; null for a tile as it stands on the page, saved or not. */
  readonly reportId: number | null
  /** Changes when somebody asks for everything anew. */
  readonly round: number
}

/**
 * What a tile shows. What the server has kept is shown at once, and asked for anew behind it; what is
 * cancelled, or left, is ended on the server.
 */
export function useTile({ tile, filters, reportId, round }: TileSource) {
  const run = useRun<TileResult>()
  const question = reportId === null ? JSON.stringify(questionOf(tile)) : tile.Key
  const asked = JSON.stringify(filters)
  async function ask(isFresh: boolean): Promise<void> {
    const Filters = sentFilters(filters)
    const found = await run.start((RunId, signal) =>
      reportId === null
        ? call('reports.tryTile', { Tile: questionOf(tile), Filters, RunId }, { signal })
        : call(
            'reports.runTile',
            { Id: reportId, Key: tile.Key, Filters, RunId, Fresh: isFresh },
            { signal },
          ),
    )
    if (found?.IsStored) await ask(true)
  }
  const begin = useEffectEvent((isFresh: boolean) => void ask(isFresh))
  const isAsking = asks(tile)
  useEffect(() => {
    if (isAsking) begin(round > 0)
  }, [isAsking, question, asked, reportId, round])
  return { ...run, again: () => void ask(true) }
}

/** A tile without what changes nothing of its result. */
function questionOf(tile: Tile): Tile {
  const bare = { ...tile, Title: '', Place: { X: 0, Y: 0, W: 1, H: 1 } }
  return asks(bare) ? { ...bare, View: { Type: 'table', Settings: {} } } : bare
}
