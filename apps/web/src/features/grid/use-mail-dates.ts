import { OVERSEEING_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import { useIdentity, useTexts } from '#shared'
import type { GridColumn } from './board/grid-rows.ts'

const MEETING_TYPES = [1, 2]
const MAILING_ROLES = [...OVERSEEING_ROLES, 'Mentor'] as const

/**
 * Mails people the dates of an action's planned meetings (spec §2.3, mentor action dashboard);
 * undefined for actions that are no meetings, and for roles that only look on.
 */
export function useMailDates(column: GridColumn | undefined): (() => void) | undefined {
  const { t } = useTexts()
  const { ProjectId, Role } = useIdentity()
  if (!column || !MEETING_TYPES.includes(column.TypeId)) return undefined
  if (Role === null || !roleAllowed(Role, MAILING_ROLES)) return undefined
  const meeting = { projectId: ProjectId, actionId: column.Id, title: column.Title }
  return () => void import('./mail-dates.ts').then(({ mailDates }) => mailDates(meeting, t))
}
