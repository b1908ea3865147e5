import {
  IconAlertTriangle,
  IconCalendarPlus,
  IconCalendarQuestion,
  IconMailOff,
} from '@tabler/icons-react'
import type { Reason } from '@telemachos/contract/supervision/reasons'
import { useTexts } from '#shared'
import classes from './reason-mark.module.css'

const ICONS = {
  firstMeeting: IconCalendarPlus,
  nextMeeting: IconCalendarQuestion,
  overdue: IconAlertTriangle,
  invitation: IconMailOff,
} as const

/** Why somebody waits, by a shape and in words. */
export function ReasonMark({ reason }: { readonly reason: Reason }) {
  const { t } = useTexts()
  const Icon = ICONS[reason]
  return (
    <span className={classes.mark} data-reason={reason}>
      <Icon size={18} aria-hidden="true" />
      {t(`supervision.reason.${reason}`)}
    </span>
  )
}
