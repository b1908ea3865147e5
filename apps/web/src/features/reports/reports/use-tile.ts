import { useEffect, useEffectEvent } from 'react'
import { call, type Turns } from '#shared'
import { useDebounced } from '#ui'
import { useRun } from '../queries/use-run.ts'
import { asks, sentFilters, type Filters, type Tile, type TileResult } from './report-draft.ts'

const TYPED_MS = 500

export interface TileSource {
  readonly tile: Tile
  readonly filters: Filters
  /** The report that has it; null for a tile as it stands on the page, saved or not. */
  readonly reportId: number | null
  /** Changes when somebody asks for everything anew. */
  readonly round: number
  /** Those of the page that ask beside it; a tile that stands alone asks at once. */
  readonly turns?: Turns | undefined
}

/** What is in the window goes first, then what shows nothing yet, then what only becomes newer. */
const RANKS = { seen: 0, unseen: 1, shown: 2 } as const

/**
 * What a tile shows; `isInSight` says whether somebody sees it. What the server has kept is shown at once, and asked for anew behind it; what is
 * cancelled, or left, is ended on the server.
 */
export function useTile(
  { tile, filters, reportId, round, turns }: TileSource,
  isInSight: () => boolean = () => true,
) {
  const run = useRun<TileResult>()
  // Parameters are typed while their tile stands beside them (spec §9, query parameter typing).
  const question = useDebounced(
    reportId === null ? JSON.stringify(questionOf(tile)) : tile.Key,
    TYPED_MS,
  )
  const asked = JSON.stringify(filters)
  async function ask(isFresh: boolean, isShown = false): Promise<void> {
    const rank = () => (isShown ? RANKS.shown : isInSight() ? RANKS.seen : RANKS.unseen)
    const Filters = sentFilters(filters)
    const found = await run.start(
      (RunId, signal) =>
        reportId === null
          ? call('reports.tryTile', { Tile: questionOf(tile), Filters, RunId }, { signal })
          : call(
              'reports.runTile',
              { Id: reportId, Key: tile.Key, Filters, RunId, Fresh: isFresh },
              { signal },
            ),
      turns && { turns, rank },
    )
    if (found?.IsStored) await ask(true, true)
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
