import type { Role } from '@telemachos/contract/core/roles'
import { useIdentity } from './identity.ts'

/**
 * As what somebody takes part themselves, by role: their pages show what is their own, where those of
 * others show whose it is. What they may do is no question of this, but of `useMay`.
 */
const PARTICIPANTS: Partial<Record<Role, Participant>> = { Mentee: 'mentee', Mentor: 'mentor' }

export type Participant = 'mentee' | 'mentor'

/** As what a role takes part itself; undefined for the roles that oversee or administer. */
export function participantOf(role: Role | null): Participant | undefined {
  return role === null ? undefined : PARTICIPANTS[role]
}

/** As what who is signed in takes part here. Only below the shell. */
export function useParticipant(): Participant | undefined {
  return participantOf(useIdentity().Role)
}
