import { Link } from '@tanstack/react-router'
import { formatNumber } from '@telemachos/rules/numbers'
import { useIdentity } from '../../../shared/api/identity.ts'
import { useCall } from '../../../shared/api/use-call.ts'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { useProjectPath } from '../../../shared/navigation/use-project-path.ts'

/** To the results of the questionnaire that an action asks; nothing for an action that asks none. */
export function ActionResultsLink({ actionId }: { readonly actionId: number }) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const pathOf = useProjectPath()
  const results = useCall('questionnaires.listResults', { ProjectId, ActionId: actionId, page: 1 })
  const [quest] = results.data?.list ?? []
  if (!quest) return null
  return (
    <Link to={pathOf(`questresults/${quest.Id}`)} search={{ action: actionId }}>
      {t('results.ofAction', {
        count: quest.Finished,
        number: formatNumber(quest.Finished, language),
      })}
    </Link>
  )
}
