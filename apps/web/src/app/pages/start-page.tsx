import { Navigate } from '@tanstack/react-router'
import { homeOf, pathOf } from '@telemachos/contract/core/route-access'
import { useIdentity } from '../../shared/api/identity.ts'
import { useProjectPath } from '../../shared/navigation/use-project-path.ts'

/** Leads to the page on which the role begins its day; to the home where it has none. */
export default function StartPage() {
  const { Role } = useIdentity()
  const pathTo = useProjectPath()
  const start = homeOf(Role)
  return <Navigate to={pathTo(start ? pathOf(start) : 'home')} replace />
}
