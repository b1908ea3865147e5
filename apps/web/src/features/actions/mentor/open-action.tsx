import { ActionDetail } from '../action/action-detail.tsx'
import { ActivitySwitch } from '../action/activity-switch.tsx'
import type { MenteeAction } from '../action/mentee-action.ts'

interface Props {
  readonly action: MenteeAction
  readonly now: Date
}

/** The action of a record that is open, and taking it out of the programme. */
export default function OpenAction({ action, now }: Props) {
  return (
    <>
      <ActionDetail action={action} now={now} />
      <ActivitySwitch action={action} now={now} />
    </>
  )
}
