import { useAskBeforeMany, useIdentity, useTexts, useMay } from '#shared'
import type { GridColumn } from './board/grid-rows.ts'

const MEETING_TYPES = [1, 2]

/**
 * Mails people the dates of an action's planned meetings (spec §2.3, mentor action dashboard);
 * undefined for actions that are no meetings, and for roles that only look on.
 */
export function useMailDates(column: GridColumn | undefined): (() => void) | undefined {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const askBeforeMany = useAskBeforeMany()
  if (!column || !MEETING_TYPES.includes(column.TypeId)) return undefined
  if (!may('mail.mailUsers')) return undefined
  const meeting = { projectId: ProjectId, actionId: column.Id, title: column.Title }
  return () =>
    void import('./mail-dates.ts').then(({ mailDates }) => mailDates(meeting, askBeforeMany, t))
}
