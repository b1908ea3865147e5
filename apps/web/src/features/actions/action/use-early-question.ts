import { formatDateTime, isInactiveDate } from '@telemachos/rules/dates'
import { serverNow, useTexts } from '#shared'
import { askToConfirm } from '#ui'
import { isMeeting } from './mentee-action.ts'

interface PlannedAction {
  readonly TypeId: number
  /** When it is planned, as ISO text. */
  readonly ScheduledAt: string | null | undefined
}

/** Asks before a meeting is completed whose time has not come. True when it is meant, and for everything else. */
export function useEarlyQuestion() {
  const { t } = useTexts()
  return async ({ TypeId, ScheduledAt: at }: PlannedAction): Promise<boolean> => {
    if (!isMeeting({ TypeId }) || !at || isInactiveDate(at)) return true
    if (Date.parse(at) <= serverNow().getTime()) return true
    return askToConfirm({
      title: t('actions.early.title'),
      text: t('actions.early.text', { at: formatDateTime(at) }),
      confirmLabel: t('actions.early.confirm'),
    })
  }
}
