import { ACTION_DATA_ROOM, WRITING, WRITING_EVERY_MS } from '@telemachos/contract/actions/together'
import type { WatchedKind, Watcher } from '../../kernel/realtime/watched.ts'
import { visibleFlags } from './policy.ts'
import { listOthers, type WatchedCell } from './together-store.ts'

const CELL = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/

/** What is written in an action for a mentee: the mentee and their mentors see who else writes there. */
export const watchedData: WatchedKind = {
  kind: ACTION_DATA_ROOM,
  signals: { [WRITING]: WRITING_EVERY_MS },
  admit: async (db, watchers) => {
    const others = await listOthers(db, watchers.map(cellOf))
    return others.map((ids) => ids ?? undefined)
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
  }
}
