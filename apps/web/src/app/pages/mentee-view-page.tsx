import { lazy } from 'react'
import { useParticipant } from '#shared'
import { useParams } from '#ui'

const Dashboard = lazy(() => import('../../features/actions/mentee/dashboard-page.tsx'))
const Record = lazy(() => import('./mentee-record-page.tsx'))

/** `mentee/{id?}`: a mentee's own dashboard; for everybody else the record of the one named. */
export default function MenteeViewPage() {
  const participant = useParticipant()
  const { id } = useParams()
  return participant === 'mentee' || id === undefined ? <Dashboard /> : <Record />
}
