import { Navigate } from '@tanstack/react-router'
import { pathOf, pathOfState } from '@telemachos/contract/paths'
import { homeOf } from '@telemachos/contract/route-access'
import { useIdentity, useProjectPath } from '#shared'

/** Leads to the page on which the role begins its day; to the home where it has none. */
export default function StartPage() {
  const { Role } = useIdentity()
  const pathTo = useProjectPath()
  const start = homeOf(Role)
  return <Navigate to={pathTo(start ? pathOfState(start) : pathOf('home'))} replace />
}
