import { formCalls } from '@telemachos/contract/actions/form-calls'
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
 * so does, without being seen, who oversees them. What the mentee's part holds is read and written by the
 * calls of forms, which decide anew who may.
 */
export const watchedData: WatchedKind = {
  kind: ACTION_DATA_ROOM,
  signals: { [WRITING]: WRITING_EVERY_MS },
  object: {
    read: (id) => ({ call: formCalls.getFormParts, input: cellInput(id) }),
    write: (id, values) => ({
      call: formCalls.saveFormPart,
      input: { ...values, ...cellInput(id), Part: 'mentee' },
    }),
  },
  admit: async (db, watchers) => {
    const others = await listOthers(db, watchers.map(cellOf))
    return others.map((found) => {
      if (!found) return undefined
      return found.isWriter ? found.others : { people: found.others, silent: true }
    })
  },
}

function cellInput(id: string): { readonly ActionId: number; readonly MenteeId: number } {
  const [, actionId = 0, menteeId = 0] = CELL.exec(id) ?? []
  return { ActionId: Number(actionId), MenteeId: Number(menteeId) }
}

/** Nobody is there in somebody else's place, or without a role in a project. */
function cellOf({ principal, id }: Watcher): WatchedCell {
  const { userId, projectId, role, impersonation } = principal
  const { ActionId, MenteeId } = cellInput(id)
  const isHere = impersonation === null && role !== null
  return {
    userId: isHere ? userId : 0,
    projectId: projectId ?? 0,
    actionId: ActionId,
    menteeId: MenteeId,
    flags: visibleFlags(role ?? 'Registered'),
    oversees: role !== null && OVERSEERS.includes(role),
  }
}
