import { useParams } from '../../../shared/ui/use-params.ts'
import { ActionsOverview } from './actions-overview.tsx'
import { OneAction } from './one-action.tsx'

/** The actions one at a time (route mentor.action2): all of them, or the one that the path names. */
export default function ByActionPage() {
  const actionId = Number(useParams()['actionId'])
  return actionId > 0 ? <OneAction key={actionId} actionId={actionId} /> : <ActionsOverview />
}
