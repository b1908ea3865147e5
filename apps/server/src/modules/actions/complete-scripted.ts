import type { CallContext } from '../../kernel/context.ts'
import type { AskOutside } from '../../kernel/outside-work.ts'
import type { GroupResult, GroupTerms, GroupWrite } from '../../kernel/row-writer.ts'
import { TransactionNeeded } from '../../kernel/transaction-needed.ts'
import { completingBy, isRefused, refusalOf, writeDecided } from './complete-cells.ts'
import { completionScripts, type Completing } from './completion-scripts.ts'
import type { Completion } from './completion-store.ts'

/** A completion of an action that has a script, with the call that makes it. */
interface ScriptedCompletion {
  readonly row: Completion
  readonly context: CallContext
}

/**
 * Completions of actions with scripts, of several calls together: the scripts are asked before the transaction,
 * which then mostly finds what they were asked with. What is refused is refused to its own call; what is to be
 * decided by itself, its call does in a transaction of its own.
 */
const completingScripted: GroupWrite<ScriptedCompletion> = {
  projectOf: ({ row }) => row.projectId,
  prepare: async (all, terms) => {
    const { completing, rows } = together(all, terms)
    await completionScripts.get().decide(completing, rows)
  },
  write: async (all, terms) => {
    const { completing, rows } = together(all, terms)
    const decisions = await completionScripts.get().decide(completing, rows)
    const made = new Set(await writeDecided(completing, rows, decisions))
    const results = new Map<Completion, GroupResult>()
    for (const [place, row] of rows.entries()) {
      const decision = decisions[place]
      if (isRefused(decision)) results.set(row, await refusalOf(terms.db, [row], [decision]))
      else if (decision && 'alone' in decision) results.set(row, new TransactionNeeded())
      else results.set(row, made.has(row) ? 'written' : 'unchanged')
    }
    return all.map(({ row }) => results.get(row) ?? new TransactionNeeded())
  },
}

/** The first of each mentee: of two scripts about one of them the second is to know what the first has done. */
function together(
  all: readonly ScriptedCompletion[],
  { db, outside, leave }: GroupTerms,
): { readonly completing: Completing; readonly rows: readonly Completion[] } {
  const firsts = new Map(all.toReversed().map((one) => [one.row.menteeId, one]))
  const some = [...firsts.values()].toReversed()
  const contexts = new Map(some.map(({ row, context }) => [row as object, context]))
  const [first] = some
  const requestOf = (row: object) => {
    const context = contexts.get(row)
    return { requestId: context?.requestId ?? '', context }
  }
  const now = first?.context.now ?? new Date()
  const completing = { db, now, outside, leave, requestOf, isShared: true }
  return { completing, rows: some.map(({ row }) => row) }
}

/** The calls whose completion is decided by itself, also where they begin again. */
const alone = new WeakSet<AskOutside>()

/**
 * Completes an action that has a script, with what others complete meanwhile.
 * @throws TransactionNeeded where it is decided by itself: the script has been asked, so that the transaction
 *   mostly finds what it was asked with; what completeCells throws.
 */
export async function completeScripted(context: CallContext, row: Completion): Promise<void> {
  if (!alone.has(context.outside)) {
    const isTogether = await context
      .writeWithGroup(completingScripted, { row, context }, true)
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof TransactionNeeded) return false
          throw error
        },
      )
    if (isTogether) return
    alone.add(context.outside)
  }
  await completeAlone(context, row)
}

/**
 * Leaves a completion to a transaction of its own.
 * @throws TransactionNeeded once its script, if it has one, has been asked.
 */
export async function completeAlone(context: CallContext, row: Completion): Promise<never> {
  await completionScripts.get().decide(completingBy(context), [row])
  throw new TransactionNeeded()
}
