import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { Sql } from '../../kernel/database/sql.ts'
import type { AskOutside } from '../../kernel/outside-work.ts'
import { definePort } from '../../kernel/port.ts'
import type { GroupRecord } from '../../kernel/row-writer.ts'

/** By what a completion comes about: a call of somebody, or a job of the system. */
export interface CompletionRequest {
  readonly requestId: string
  /** The call of whoever completes; undefined where a job does. */
  readonly context: CallContext | undefined
}

/** With what completions are made. */
export interface Completing {
  readonly db: Db
  readonly now: Date
  readonly outside: AskOutside
  readonly requestOf: (row: MadeCompletion) => CompletionRequest
  /** Several calls complete together: see `alone` of ScriptDecision. */
  readonly isShared?: boolean
  /** Takes what scripts leave, where it is written with what the calls leave. */
  readonly leave?: ((record: GroupRecord) => void) | undefined
}

/** A completion that is being made, as far as scripts are concerned. */
export interface MadeCompletion {
  readonly projectId: number
  readonly actionId: number
  readonly menteeId: number
  readonly mentorId: number | null
  /** Null for the system. */
  readonly by: number | null
  /** JSON text of an object; null keeps what there is. */
  readonly data: string | null
  /** Set when the data is the mentee's own as well. */
  readonly keptOfOwn: readonly string[] | null
}

/** What the script of an action has decided about one completion. */
export type ScriptDecision<Planned = unknown> =
  | {
      /** What to say where it is not to be completed; undefined where the script itself has failed. */
      readonly refused: string | undefined
    }
  /**
   * Of several calls together nothing is decided about this one: the scripts of others may have taken its time,
   * or it does what only its own call can do.
   */
  | { readonly alone: true }
  | { readonly planned: Planned }

/** A completion that was made, with what its script has planned. */
export interface Planned<Plan = unknown> {
  readonly row: MadeCompletion
  readonly planned: Plan
}

/** What projects want to happen when an action is completed. */
interface CompletionScripts {
  /** A condition: whether the action has a script in the project. */
  exist(projectId: Sql, actionId: Sql): Sql
  /** What scripts decide, in the order of the rows; undefined where there is none, or nothing to decide. */
  decide(
    completing: Completing,
    rows: readonly MadeCompletion[],
  ): Promise<readonly (ScriptDecision | undefined)[]>
  /** Does what was planned for the completions that were made. */
  carryOut(completing: Completing, made: readonly Planned[]): Promise<void>
}

/** Scripts belong to actions, and so provide this. */
export const completionScripts = definePort<CompletionScripts>('actions.completionScripts')
