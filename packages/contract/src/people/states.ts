import type { Role } from '../core/roles.ts'

/** A person's states (spec §4). Only 1 may sign in. */
export const PERSON_STATES = [1, 0, 2, 3] as const

export type PersonState = (typeof PERSON_STATES)[number]

/** The key of a state's text. */
export const STATE_NAME = { 0: 'inactive', 1: 'active', 2: 'suspended', 3: 'archived' } as const

interface Transition {
  readonly from: PersonState
  readonly to: PersonState
  readonly who: readonly Role[]
}

const MANAGERS = ['SuperAdmin', 'Admin', 'ProjectManager'] as const satisfies Role[]
const COORDINATORS = [...MANAGERS, 'Coordinator'] as const satisfies Role[]

/** Everyone who may change somebody's state. */
export const STATE_CHANGERS = COORDINATORS

/** Who may bring a person from which state to which; each has its way back, so that it can be undone. */
const STATE_TRANSITIONS: readonly Transition[] = [
  { from: 1, to: 0, who: COORDINATORS },
  { from: 0, to: 1, who: COORDINATORS },
  { from: 1, to: 2, who: COORDINATORS },
  { from: 2, to: 1, who: COORDINATORS },
  { from: 0, to: 2, who: COORDINATORS },
  { from: 2, to: 0, who: COORDINATORS },
  { from: 1, to: 3, who: MANAGERS },
  { from: 3, to: 1, who: MANAGERS },
  { from: 0, to: 3, who: MANAGERS },
  { from: 3, to: 0, who: MANAGERS },
  { from: 2, to: 3, who: MANAGERS },
  { from: 3, to: 2, who: MANAGERS },
]

/** The transitions that a role may make. */
export function transitionsOf(role: Role): readonly Transition[] {
  return STATE_TRANSITIONS.filter(({ who }) => who.includes(role))
}
