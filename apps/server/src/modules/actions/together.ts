import { ACTION_DATA_ROOM, WRITING, WRITING_EVERY_MS } from '@telemachos/contract/actions/together'
import type { Role } from '@telemachos/contract/core/roles'
import type { WatchedKind, Watcher } from '../../kernel/realtime/watched.ts'
import { visibleFlags } from './policy.ts'
import { listOthers, type WatchedCell } from './together-store.ts'

/** The roles that look on at what pairs write, as far as they have to do with them. */
const OVERSEERS: readonly Role[] = ['Supervisor', 'Coordinator', 'ProjectManager', 'Admin']

const CELL = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/

/**
 * What is written in an action for a mentee: the mentee and their mentors see who else writes there, and
 * so does, without being seen, who oversees them.
 */
export const watchedData: WatchedKind = {
  kind: ACTION_DATA_ROOM,
  signals: { [WRITING]: WRITING_EVERY_MS },
  admit: async (db, watchers) => {
    const others = await listOthers(db, watchers.map(cellOf))
    return others.map((found) => {
      if (!found) return undefined
      return found.isWriter ? found.others : { people: found.others, silent: true }
    })
  },
}

/** Nobody is there in somebody else's place, or without a role in a project. */
function cellOf({ principal, id }: Watcher): WatchedCell {
  const { userId, projectId, role, impersonation } = principal
  const [, actionId = 0, menteeId = 0] = CELL.exec(id) ?? []
  const isHere = impersonation === null && role !== null
  return {
    userId: isHere ? userId : 0,
    projectId: projectId ?? 0,
    actionId: Number(actionId),
    menteeId: Number(menteeId),
    flags: visibleFlags(role ?? 'Registered'),
    oversees: role !== null && OVERSEERS.includes(role),
  }
}
