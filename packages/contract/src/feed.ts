import type { CallDefinition, FeedRule } from './core/define-call.ts'
import { contract } from './index.ts'

const CALLS: readonly CallDefinition[] = Object.values(contract).flatMap(({ calls }) =>
  Object.values<CallDefinition>(calls),
)

/** The verbs of the audit log of which the feed of activity tells by a rule. */
export const feedVerbs = (rule: FeedRule): readonly string[] => [
  ...new Set(CALLS.flatMap(({ audit, feed }) => (audit && feed === rule ? [audit] : []))),
]
