import { Button, showSystemMessage, toast } from '#ui'
import { useWrite, useTexts, withUndo, useOfferUndo, errorText, noteOwnWrite } from '#shared'
import { formatDateTime } from '@telemachos/rules/dates'
import { actionState, isMeeting } from './mentee-action.ts'
import type { MenteeAction } from './mentee-action.ts'
import classes from './activity-switch.module.css'

/** A date in the year 3000 means that the action is inactive (spec §4). */
const INACTIVE_DATE = '3000-01-01'

interface Props {
  readonly action: MenteeAction
  readonly now: Date
}

/** Takes an action out of a mentee's programme, and puts it back. */
export function ActivitySwitch({ action, now }: Props) {
  const { t } = useTexts()
  const update = useWrite('actions.updateMenteeData')
  const offerUndo = useOfferUndo()
  const { Id, MenteeId, Completed, ScheduledAt } = action
  if (Completed) return null
  const isInactive = actionState(action, now) === 'inactive'

  async function put(isAside: boolean): Promise<string> {
    noteOwnWrite(MenteeId, Id)
    const date = isAside ? INACTIVE_DATE : null
    await update.mutateAsync({ ActionId: Id, MenteeId, Data: JSON.stringify({ date }) })
    return t(isAside ? 'actions.cell.inactivated' : 'actions.cell.activated')
  }
  async function change(): Promise<void> {
    const done = await put(!isInactive)
    // The date of a meeting that it loses does not come back by itself.
    if (losesMeeting) return void toast(done)
    const attempt = (isAside: boolean) =>
      put(isAside).catch((error: unknown) => {
        showSystemMessage(error, t)
        return false as const
      })
    offerUndo({ done, undo: () => attempt(isInactive), redo: () => attempt(!isInactive) })
  }
  const losesMeeting = isMeeting(action) && !isInactive && ScheduledAt !== null
  return (
    <section className={classes.switch}>
      <Button
        variant="default"
        loading={update.isPending}
        onClick={() => void withUndo(change()).catch(() => undefined)}
      >
        {t(isInactive ? 'actions.cell.activate' : 'actions.cell.inactivate')}
      </Button>
      <p className={classes.hint}>
        {losesMeeting
          ? t('actions.cell.inactivateMeeting', { at: formatDateTime(ScheduledAt) })
          : t(isInactive ? 'actions.cell.activateHint' : 'actions.cell.inactivateHint')}
      </p>
      {update.error && (
        <p role="alert" className={classes.error}>
          {errorText(update.error, t)}
        </p>
      )}
    </section>
  )
}
