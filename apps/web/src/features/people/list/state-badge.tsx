import type { PersonState } from '@telemachos/contract/people/states'
import { Badge } from '#ui'
import { useStateName } from './use-state-name.ts'

const TONES = { 0: 'inactive', 1: 'done', 2: 'info', 3: 'inactive' } as const

/** A person's state in a word. */
export function StateBadge({ state }: { readonly state: number }) {
  const nameOf = useStateName()
  return <Badge tone={TONES[state as PersonState]}>{nameOf(state)}</Badge>
}
