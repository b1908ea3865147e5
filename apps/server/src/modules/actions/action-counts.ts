import type { CallContext } from '../../kernel/context.ts'
import { definePort } from '../../kernel/port.ts'

interface ActionCount {
  readonly ActionId: number
  readonly Done: number
  readonly Of: number
  readonly Unshown: number
}

interface ActionCounts {
  /** How many active mentees the caller has, and what they have done in each action of the project. */
  count(context: CallContext): Promise<{ mentees: number; actions: readonly ActionCount[] }>
}

/** The grid keeps counts of what people have done, and so provides this. */
export const actionCounts = definePort<ActionCounts>('actions.actionCounts')
