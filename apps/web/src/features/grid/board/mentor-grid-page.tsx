import { usePrefetchQuery, useQueryClient } from '@tanstack/react-query'
import { useCall, useIdentity, usePrefetch } from '#shared'
import { BoardHead } from './board-head.tsx'
import { GridBoard } from './grid-board.tsx'
import { GridFailure } from './grid-message.tsx'
import { countQuery, pageOfRow, pageQuery } from './grid-queries.ts'
import { toGridFilter } from './grid-search.ts'
import { GridSkeleton } from './grid-skeleton.tsx'
import { loadCards } from './load-cards.ts'
import { isPhone } from '#ui'
import { useGridAddress } from './use-grid-address.ts'
import classes from './mentor-grid-page.module.css'

/** The server draws for phones and others alike. */
export const loadFirst = async (): Promise<void> => {
  if (typeof window === 'undefined' || isPhone()) await loadCards()
}

/** The mentor action dashboard (spec §2.3): mentees in rows, actions in columns. */
export default function MentorGridPage() {
  const { ProjectId } = useIdentity()
  const { search } = useGridAddress()
  const filter = toGridFilter(search, ProjectId)
  // All three at once, and before the page is drawn.
  usePrefetchQuery(countQuery(filter))
  usePrefetchQuery(pageQuery(useQueryClient(), filter, pageOfRow(search.row ?? 0)))
  usePrefetch('grid.getActionsGridHeader', { ProjectId })
  const header = useCall('grid.getActionsGridHeader', { ProjectId })
  return (
    <div className={classes.page}>
      {header.data && <GridBoard header={header.data} />}
      {header.isPending && (
        <>
          <BoardHead count={undefined} columns={undefined} />
          <div className={classes.bar} />
          <GridSkeleton />
        </>
      )}
      {!header.data && header.error && (
        <GridFailure error={header.error} onRetry={() => void header.refetch()} />
      )}
    </div>
  )
}
