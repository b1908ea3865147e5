import { routeOf } from '@telemachos/contract/core/routes'
import { ByActionPage } from '../../features/actions/by-action/by-action-page.tsx'
import { ActionResultsLink } from '../../features/questionnaires/results/action-results-link.tsx'
import { useIdentity } from '../../shared/api/identity.ts'
import { mayOpen } from '../access.ts'

/** The actions one at a time, each with the way to the results of its questionnaire. */
export default function ActionsOneByOnePage() {
  const { Role } = useIdentity()
  const seesResults = mayOpen(routeOf('root.defaultlayout.project.questresults.quest'), Role)
  return (
    <ByActionPage
      results={(actionId) => seesResults && <ActionResultsLink actionId={actionId} />}
    />
  )
}
