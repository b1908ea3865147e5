import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { listImports as list, type ListedImport } from './import-store.ts'
import { importsOf, mayUndo } from './policy.ts'

type Calls = typeof contract.imports.calls

/** Imports of the project, as far as they are the caller's to see. */
export async function listImports(
  { page, count }: InputOf<Calls['listImports']>,
  context: CallContext,
): Promise<OutputOf<Calls['listImports']>> {
  const found = await list(context.db, importsOf(context), { page, count })
  return {
    list: found.list.map((one) => ({
      Id: one.id,
      By: one.by,
      At: one.at,
      Lines: one.lines,
      Added: one.added,
      Joined: one.joined,
      Invited: one.invited,
      Already: one.already,
      Undone: undoneOf(one),
      UndoUntil: one.left > 0 && mayUndo(one, context) ? one.until : null,
    })),
    count: found.list.length,
    All: found.all,
  }
}

function undoneOf({ undoneAt, undoneBy, undone, left }: ListedImport) {
  return undoneAt === null ? null : { At: undoneAt, By: undoneBy, People: undone, Left: left }
}
