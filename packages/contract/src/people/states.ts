import type { Role } from '../core/roles.ts'

/** A person's states, by name; the number is what the wire and the database know (spec §4). Only the active may sign in. */
export const PERSON_STATE = { active: 1, inactive: 0, suspended: 2, archived: 3 } as const

const { active, inactive, suspended, archived } = PERSON_STATE

/** Every state's number, as lists show them. */
export const PERSON_STATES = [active, inactive, suspended, archived] as const

export type PersonState = (typeof PERSON_STATES)[number]

/** The key of a state's text. */
export const STATE_NAME = {
  [inactive]: 'inactive',
  [active]: 'active',
  [suspended]: 'suspended',
  [archived]: 'archived',
} as const

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
  { from: active, to: inactive, who: COORDINATORS },
  { from: inactive, to: active, who: COORDINATORS },
  { from: active, to: suspended, who: COORDINATORS },
  { from: suspended, to: active, who: COORDINATORS },
  { from: inactive, to: suspended, who: COORDINATORS },
  { from: suspended, to: inactive, who: COORDINATORS },
  { from: active, to: archived, who: MANAGERS },
  { from: archived, to: active, who: MANAGERS },
  { from: inactive, to: archived, who: MANAGERS },
  { from: archived, to: inactive, who: MANAGERS },
  { from: suspended, to: archived, who: MANAGERS },
  { from: archived, to: suspended, who: MANAGERS },
]

/** The transitions that a role may make. */
export function transitionsOf(role: Role): readonly Transition[] {
  return STATE_TRANSITIONS.filter(({ who }) => who.includes(role))
}
