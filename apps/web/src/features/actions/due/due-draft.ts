import { MAX_DUE_AMOUNT, USUAL_GRACE } from '@telemachos/contract/actions/due-limits'
import type { CallInput, CallOutput } from '#shared'

export type DueRule = CallInput<'actions.saveDueRule'>['Rule']
export type DueKind = DueRule['Kind']
export type DueUnit = 'day' | 'weekday' | 'week'
export type Stored = CallOutput<'actions.getDueRule'>

/** A rule as it is written: every field of every kind, so that nothing typed is lost by another choice. */
export interface DueDraft {
  readonly Kind: DueKind
  readonly On: string | null
  readonly hasGrace: boolean
  readonly Amount: string
  readonly Unit: DueUnit
  readonly isBefore: boolean
  readonly ActionId: number | null
}

/** What the fields begin with. */
export function draftOf(rule: DueRule): DueDraft {
  const span = rule.Kind === 'date' ? rule.Grace : 'Amount' in rule ? rule : null
  return {
    Kind: rule.Kind,
    On: rule.Kind === 'date' ? rule.On : null,
    hasGrace: rule.Kind !== 'date' || rule.Grace !== null,
    Amount: String(Math.abs(span?.Amount ?? USUAL_GRACE.Amount)),
    Unit: span?.Unit ?? USUAL_GRACE.Unit,
    isBefore: (span?.Amount ?? 0) < 0,
    ActionId: 'ActionId' in rule ? rule.ActionId : null,
  }
}

/** Whether a deadline of the kind is counted from another action. */
export const isAnchored = (kind: DueKind): boolean => kind === 'completion' || kind === 'meeting'

/** The least that the amount may be. */
export const leastOf = ({ Kind }: DueDraft): number => (Kind === 'date' ? 1 : 0)

/** The amount as a number; undefined where it is none that is allowed. */
export function amountOf(draft: DueDraft): number | undefined {
  if (!/^\d{1,4}$/.test(draft.Amount.trim())) return undefined
  const amount = Number(draft.Amount)
  return amount >= leastOf(draft) && amount <= MAX_DUE_AMOUNT ? amount : undefined
}

/** The rule that a draft says; undefined while something is missing or wrong. */
export function ruleOf(draft: DueDraft): DueRule | undefined {
  const { Kind, On, hasGrace, Unit, isBefore, ActionId } = draft
  const Amount = amountOf(draft)
  if (Kind === 'none') return { Kind }
  if (Kind === 'date') {
    if (On === null || (hasGrace && Amount === undefined)) return undefined
    return { Kind, On, Grace: hasGrace && Amount !== undefined ? { Amount, Unit } : null }
  }
  if (Amount === undefined) return undefined
  if (Kind === 'joining') return { Kind, Amount, Unit }
  if (ActionId === null) return undefined
  return { Kind, ActionId, Amount: Kind === 'meeting' && isBefore ? -Amount : Amount, Unit }
}
