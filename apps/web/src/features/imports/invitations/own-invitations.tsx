import { Suspense } from 'react'
import { useCall } from '#shared'
import { lazyPart, useIdle } from '#ui'

const InvitationBanner = lazyPart(() => import('./invitation-banner.tsx'))

/** So long, in milliseconds, it is known who invites. */
const STALE_MS = 300_000

/**
 * The banner of whoever is invited into a project, as few ever are. Where the page was not told who is,
 * it asks once it has been drawn.
 */
export function OwnInvitations() {
  const { data: invitations = [] } = useCall(
    'imports.listOwnInvitations',
    {},
    { enabled: useIdle(), staleTime: STALE_MS },
  )
  if (invitations.length === 0) return null
  return (
    <Suspense fallback={null}>
      <InvitationBanner invitations={invitations} />
    </Suspense>
  )
}
