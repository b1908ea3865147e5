import { pathOf } from '@telemachos/contract/paths'
import { useCall, useIdentity, useTexts } from '#shared'
import { Drawer, Loadable, ProjectLink, SidePanel } from '#ui'
import { ActionDetail, ActivitySwitch, useMenteeActions } from '#features/actions'
import { CellStepButtons, type CellSteps } from './cell-steps.tsx'
import { useRoomBeside } from './use-room-beside.ts'
import classes from './cell-panel.module.css'

interface Props {
  readonly menteeId: number
  readonly actionId: number
  /** Undefined where the mentee's row has not been loaded. */
  readonly menteeName: string | undefined
  readonly now: Date
  /** The ways to other cells, where it stands beside a grid. */
  readonly steps?: CellSteps
  readonly onClose: () => void
}

/** One cell at large: a mentee's action, what can be done with it, and what was written. */
export default function CellPanel({ menteeId, actionId, now, steps, onClose, ...props }: Props) {
  const { t } = useTexts()
  const actions = useMenteeActions(menteeId)
  const menteeName = useMenteeName(menteeId, props.menteeName)
  const title = actions.data?.find(({ Id }) => Id === actionId)?.Title
  // Where there is room the grid stays in sight, and in reach.
  const hasRoom = useRoomBeside()
  const Panel = steps && hasRoom ? SidePanel : Drawer
  return (
    <Panel
      label={[menteeName, title].filter(Boolean).join(', ')}
      head={
        <>
          <p className={classes.mentee}>{menteeName}</p>
          <ProjectLink to={pathOf('mentor.mentee.view', { menteeId })} className={classes.link}>
            {t('actions.cell.mentee')}
          </ProjectLink>
          {steps && <CellStepButtons steps={steps} />}
        </>
      }
      closeLabel={t('actions.cell.close')}
      onClose={onClose}
    >
      <Loadable query={actions}>
        {(list) => {
          const action = list.find(({ Id }) => Id === actionId)
          if (!action) return <Missing />
          return (
            <>
              <ActionDetail key={`${menteeId} ${actionId}`} action={action} now={now} />
              <ActivitySwitch action={action} now={now} />
            </>
          )
        }}
      </Loadable>
    </Panel>
  )
}

function Missing() {
  const { t } = useTexts()
  return (
    <div role="alert">
      <h2 className={classes.missing}>{t('actions.cell.missing')}</h2>
      <p>{t('actions.cell.missingText')}</p>
    </div>
  )
}

function useMenteeName(menteeId: number, known: string | undefined): string {
  const { ProjectId } = useIdentity()
  const people = useCall(
    'people.getUsersByIds',
    { ProjectId, Ids: [menteeId] },
    { enabled: known === undefined },
  )
  const [mentee] = people.data ?? []
  return known ?? (mentee ? `${mentee.LastName} ${mentee.FirstName}` : '')
}
