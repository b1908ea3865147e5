import { lazy } from 'react'
import { useIdentity } from '../../shared/api/identity.ts'
import { useParams } from '../../shared/ui/use-params.ts'

const Dashboard = lazy(() => import('../../features/actions/mentee/dashboard-page.tsx'))
const Record = lazy(() => import('./mentee-record-page.tsx'))

/** `mentee/{id?}`: a mentee's own dashboard; for everybody else the record of the one named. */
export default function MenteeViewPage() {
  const { Role } = useIdentity()
  const { id } = useParams()
  return Role === 'Mentee' || id === undefined ? <Dashboard /> : <Record />
}
