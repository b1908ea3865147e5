import { routeOf } from '@telemachos/contract/routes'
import { mayOpen } from '@telemachos/contract/route-access'
import { ByActionPage } from '#features/grid'
import { ActionResultsLink } from '#features/questionnaires'
import { useIdentity } from '#shared'

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
