import { Button } from '../ui/button.tsx'
import { formatDateTime } from '@telemachos/rules/dates'
import { useWrite } from '../api/use-call.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { toast } from '../ui/toast-store.ts'
import { errorText } from '../api/error-text.ts'
import { actionState } from './mentee-action.ts'
import type { MenteeAction } from './mentee-action.ts'
import { noteOwnWrite } from './own-writes.ts'
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
  const { Id, MenteeId, Completed, ScheduledAt } = action
  if (Completed) return null
  const isInactive = actionState(action, now) === 'inactive'

  async function change(): Promise<void> {
    noteOwnWrite(MenteeId, Id)
    const date = isInactive ? null : INACTIVE_DATE
    await update.mutateAsync({ ActionId: Id, MenteeId, Data: JSON.stringify({ date }) })
    toast(t(isInactive ? 'actions.cell.activated' : 'actions.cell.inactivated'))
  }
  const losesMeeting = !isInactive && ScheduledAt !== null
  return (
    <section className={classes.switch}>
      <Button
        variant="default"
        loading={update.isPending}
        onClick={() => void change().catch(() => undefined)}
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
