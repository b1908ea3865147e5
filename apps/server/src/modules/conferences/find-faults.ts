import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import type { Found } from '@telemachos/contract/projects/findings'
import type { CallContext } from '../../kernel/context.ts'
import { listChecked } from './faults-store.ts'

/** Conferences that nobody can go to, and deadlines before the first session. */
export async function findFaults({ db, actor, language, now }: CallContext): Promise<Found[]> {
  const conferences = await listChecked(db, actor.projectId, {
    typeId: ACTION_TYPES.conference,
    language,
    now,
  })
  return conferences.flatMap(
    ({ id: Id, title: Name, due, first, toCome, isPublished }): Found[] => {
      const about = { Type: 'action', Id, Name } as const
      return [
        ...(isPublished && toCome === 0 ? [{ Kind: 'conference_empty', ...about } as const] : []),
        ...(due !== null && first !== null && due < first
          ? [{ Kind: 'due_before_session', ...about, Names: [due, first] } as const]
          : []),
      ]
    },
  )
}
