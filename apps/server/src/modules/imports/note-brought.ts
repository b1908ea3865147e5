import type { Role } from '@telemachos/contract/core/roles'
import type { ReadRow } from '@telemachos/rules/import-row'
import { randomUUID } from 'node:crypto'
import type { CallContext } from '../../kernel/context.ts'
import { listFormer, type Former, type Known, type NewMember } from '../people/index.ts'
import {
  countBrought,
  insertBrought,
  insertImportOf,
  type Brought,
  type OpenImport,
} from './import-store.ts'
import { accessOpenImport, requireRoom } from './policy.ts'

/** The import that rows belong to, held until the transaction ends; undefined for a call by itself. */
export function openImport(
  importId: number | undefined,
  context: CallContext,
): Promise<OpenImport> | undefined {
  return importId === undefined ? undefined : accessOpenImport(context, importId)
}

/** What those who are to join were before in the project that they had left. */
export async function formerOf(
  wanted: readonly NewMember[],
  { db, actor }: CallContext,
): Promise<ReadonlyMap<number, Former>> {
  const ids = wanted.flatMap(({ userId }) => userId ?? [])
  return ids.length > 0 ? listFormer(db, actor.projectId, ids) : new Map()
}

/** What has become of rows, by their places. */
interface Outcome {
  readonly rows: readonly ReadRow[]
  readonly wanted: readonly NewMember[]
  readonly joined: ReadonlyMap<number, number>
  readonly former: ReadonlyMap<number, Former>
  /** Whom an invitation is new for; with their roles. */
  readonly invited: readonly { readonly userId: number; readonly roles: readonly Role[] }[]
  readonly already: ReadonlyMap<number, Known>
}

/** Notes whom rows brought in, so that it can be undone; a call by itself is an import of its own. */
export async function noteBrought(
  open: OpenImport | undefined,
  { rows, wanted, joined, former, invited, already }: Outcome,
  context: CallContext,
): Promise<void> {
  const brought: Brought[] = [
    ...wanted.flatMap(({ place, userId, roles }): Brought[] => {
      const id = joined.get(place)
      if (id === undefined) return []
      const how = userId === null ? ('added' as const) : ('joined' as const)
      return [{ userId: id, how, roles, former: former.get(id) ?? null }]
    }),
    ...invited.map(({ userId, roles }) => ({
      userId,
      how: 'invited' as const,
      roles,
      former: null,
    })),
  ]
  const members = [...already.values()].flatMap(({ userId }): Brought[] =>
    userId === null ? [] : [{ userId, how: 'already', roles: [], former: null }],
  )
  if (brought.length === 0 && (!open || members.length === 0)) return
  const { db, actor, now } = context
  const people = [...brought, ...members]
  if (!open) {
    const { projectId, userId: by } = actor
    const begun = { projectId, by, key: randomUUID(), lines: rows.length, now, joinedAt: now }
    return insertImportOf(db, begun, people)
  }
  await insertBrought(db, open.id, people, now)
  requireRoom({ people: await countBrought(db, open.id), lines: open.lines }, context)
}
