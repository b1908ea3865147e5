import type { CallContext } from '../../kernel/context.ts'
import { translate } from '../../kernel/texts.ts'
import { fieldChange, listTakenNumbers, writeNumbers } from '../people/index.ts'
import type { Place } from './selected-store.ts'

const NUMBER = { Label: '', Type: '', Means: 'kayas', Visible: 0, Editable: 0 } as const

/** A member of the project whose application is selected. */
export interface Numbered extends Place {
  readonly id: number
  readonly protocol: string
  /** Already; else they join as one, with the number. */
  readonly isMentee: boolean
}

/**
 * Gives mentees who have no registry number the protocol number of their application. The project's numbers are
 * held for this by the caller.
 * @returns by application why somebody has another number, or none.
 */
export async function giveNumbers(
  people: readonly Numbered[],
  context: CallContext,
): Promise<ReadonlyMap<number, { readonly otherNumber: string }>> {
  const { db, actor, language } = context
  const others = new Map<number, { readonly otherNumber: string }>()
  const explain = (id: number, rule: 'number_kept' | 'kayas_taken') =>
    others.set(id, { otherNumber: translate(language, `rule.${rule}`) })
  for (const { id, kayas, protocol } of people) {
    if (kayas !== '' && kayas !== protocol) explain(id, 'number_kept')
  }
  const without = people.filter(({ kayas }) => kayas === '')
  if (without.length === 0) return others
  const wanted = without.map(({ userId, protocol }) => ({ userId, value: protocol }))
  const taken = await listTakenNumbers(db, actor.projectId, wanted)
  for (const { id, protocol } of without) if (taken.has(protocol)) explain(id, 'kayas_taken')
  const given = without.filter(({ isMentee, protocol }) => isMentee && !taken.has(protocol))
  if (given.length === 0) return others
  const Name = await writeNumbers(
    db,
    actor.projectId,
    given.map(({ userId, protocol }) => ({ userId, value: protocol })),
  )
  for (const { userId, protocol } of given) {
    const changes = [fieldChange({ ...NUMBER, Name }, '', protocol)]
    context.audit({ subjectId: userId, detail: { field: Name }, changes })
  }
  return others
}
