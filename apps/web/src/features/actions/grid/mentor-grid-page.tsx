import { useIdentity } from '../../../shared/api/identity.ts'
import { useCall } from '../../../shared/api/use-call.ts'
import { BoardHead } from './board-head.tsx'
import { GridBoard } from './grid-board.tsx'
import { GridFailure } from './grid-message.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import classes from './mentor-grid-page.module.css'

/** The mentor action dashboard (spec §2.3): mentees in rows, actions in columns. */
export default function MentorGridPage() {
  const { ProjectId } = useIdentity()
  const header = useCall('projects.getActionsGridHeader', { ProjectId })
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
