import { createContext, use } from 'react'
import type { CallOutput } from './contract-types.ts'

export type Identity = CallOutput<'identity.getIdentity'>

/** Somebody signed in, in a project: what every page below the shell can rely on. */
export type PlacedIdentity = Identity & {
  readonly ProjectId: number
  readonly Role: NonNullable<Identity['Role']>
}

export const IdentityContext = createContext<PlacedIdentity | null>(null)

/** Who is asking, in which project and role. Only below the shell. */
export function useIdentity(): PlacedIdentity {
  const identity = use(IdentityContext)
  if (!identity) throw new Error('useIdentity is used outside the shell')
  return identity
}
