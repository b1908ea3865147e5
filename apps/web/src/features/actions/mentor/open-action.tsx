import { ActionDetail } from '../../../shared/actions/action-detail.tsx'
import { ActivitySwitch } from '../../../shared/actions/activity-switch.tsx'
import type { MenteeAction } from '../../../shared/actions/mentee-action.ts'

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
