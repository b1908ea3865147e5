import type { contract } from '@telemachos/contract'
import type { StepKind } from '@telemachos/contract/applications/mail-kinds'
import { STATUS, type ApplicationStatus } from '@telemachos/contract/applications/statuses'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { listHistory } from './review-store.ts'

type Steps = OutputOf<typeof contract.applications.calls.getApplication>['Steps']
type Entry = Pick<
  Awaited<ReturnType<typeof listHistory>>[number],
  'at' | 'from' | 'to' | 'note' | 'kind'
>

/** What an application has come to with a status that it is moved to. */
const OUTCOMES: Partial<Record<ApplicationStatus, StepKind>> = {
  [STATUS.eligible]: 'eligible',
  [STATUS.selected]: 'selected',
  [STATUS.rejected]: 'rejected',
}

/** Of mails those that are steps themselves. */
const MAILED: Readonly<Record<string, StepKind>> = {
  reviewing: 'reviewing',
  uploadReminder: 'missing',
}

/**
 * The way of an application to where it stands, from its history: what staff have taken back is no part of it.
 * ```ts
 * stepsOf([{ at: '2026-11-30', from: null, to: 1, note: '', kind: 'status' }]) // => [{ Kind: 'received', At: '2026-11-30' }]
 * ```
 */
export function stepsOf(history: readonly Entry[]): Steps {
  const steps: Steps = []
  for (const entry of history) {
    const undone = undoneBy(entry)
    if (undone !== undefined) {
      const place = steps.findLastIndex(({ Kind }) => Kind === undone)
      if (place >= 0) steps.splice(place, 1)
      continue
    }
    const kind = stepOf(entry)
    if (kind !== undefined) steps.push({ Kind: kind, At: entry.at })
  }
  return steps
}

/** The outcome that a move back takes away. */
function undoneBy({ kind, from, to }: Entry): StepKind | undefined {
  if (kind !== 'status' || from === null || from === to) return undefined
  const isBack =
    from === STATUS.rejected ||
    from === STATUS.selected ||
    (from === STATUS.eligible && (to === STATUS.sent || to === STATUS.changed))
  return isBack ? OUTCOMES[from] : undefined
}

function stepOf({ kind, from, to, note }: Entry): StepKind | undefined {
  if (kind === 'mail') return MAILED[note]
  if (kind === 'proof') return 'confirmed'
  if (kind !== 'status') return undefined
  if (from === null) return 'received'
  if (from === to) return 'changes'
  return to === STATUS.changed ? 'changed' : OUTCOMES[to]
}
