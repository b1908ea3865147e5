import { useIdentity } from '../../../shared/api/identity.ts'
import { useCall } from '../../../shared/api/use-call.ts'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { errorText } from '../shared/error-text.ts'
import { GridBoard } from './grid-board.tsx'
import { GridMessage } from './grid-message.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import classes from './grid-page.module.css'

/** The mentor action dashboard (spec §2.3): mentees in rows, actions in columns. */
export default function GridPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const header = useCall('projects.getActionsGridHeader', { ProjectId })
  const retry = { label: t('actions.grid.retry'), run: () => void header.refetch() }
  return (
    <div className={classes.page}>
      {header.data && <GridBoard header={header.data} />}
      {header.isPending && <GridSkeleton />}
      {!header.data && header.error && (
        <GridMessage
          failed
          title={t('actions.grid.failed')}
          text={errorText(header.error, t)}
          button={retry}
        />
      )}
    </div>
  )
}
