import type { Role } from '@telemachos/contract/core/roles'
import { pathOf, type ProjectPath } from '@telemachos/contract/paths'
import { mayOpen } from '@telemachos/contract/route-access'
import { routeOf } from '@telemachos/contract/routes'
import { marksMentee } from './profile-mark.ts'

const PROFILE = routeOf('root.defaultlayout.project.admin.user.view')
const RECORD = routeOf('root.defaultlayout.project.mentor.mentee.view')
const PROGRESS = routeOf('root.defaultlayout.project.mentee.view')

/**
 * Where a person opens for somebody in a role: their profile or, for who may not see profiles, a
 * mentee's record or progress; undefined where there is no page for them. Without roles it is a mentee.
 */
export function personPath(
  role: Role | null,
  { Id, Roles }: { readonly Id: number; readonly Roles?: readonly string[] },
): ProjectPath | undefined {
  if (mayOpen(PROFILE, role)) return pathOf('admin.user.view', { id: Id })
  if (Roles && !marksMentee(Roles)) return undefined
  if (mayOpen(PROGRESS, role)) return pathOf('mentee.view', { id: Id })
  return mayOpen(RECORD, role) ? pathOf('mentor.mentee.view', { menteeId: Id }) : undefined
}
