import { DashboardPage as Dashboard } from '#features/actions'
import { useParticipant } from '#shared'
import { useParams, lazyPart } from '#ui'

const Record = lazyPart(() => import('./mentee-record-page.tsx'))

/** `mentee/{id?}`: a mentee's own dashboard; for everybody else the record of the one named. */
export default function MenteeViewPage() {
  const participant = useParticipant()
  const { id } = useParams()
  return participant === 'mentee' || id === undefined ? <Dashboard /> : <Record />
}
