import type { CallContext } from '../../kernel/context.ts'
import { defineSharedPort } from '../../kernel/port.ts'
import type { CellKey } from './cell-store.ts'

/** What a domain keeps with completions of some actions: a completion without it would say what is not so. */
interface CompletionRecords {
  keeps(actionId: number): boolean
  /** Keeps it, in the transaction of the completion. */
  keep(context: CallContext, cell: CellKey): Promise<void>
  /** Takes it back together with the completion. */
  drop(context: CallContext, cell: CellKey): Promise<void>
}

/** Domains that keep records with completions provide this: `provide('payments', {...})`. */
export const completionRecords = defineSharedPort<CompletionRecords>()

/** Those who keep records with completions of an action. */
export const recordsOf = (actionId: number): readonly CompletionRecords[] =>
  completionRecords.all().filter((one) => one.keeps(actionId))
