import { Link } from '@tanstack/react-router'
import { formatNumber } from '@telemachos/rules/numbers'
import { pathOf } from '@telemachos/contract/paths'
import { useCall, useIdentity, useProjectPath, useTexts } from '#shared'

/** To the results of the questionnaire that an action asks; nothing for an action that asks none. */
export function ActionResultsLink({ actionId }: { readonly actionId: number }) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const pathTo = useProjectPath()
  const results = useCall('questionnaires.listResults', { ProjectId, ActionId: actionId, page: 1 })
  const [quest] = results.data?.list ?? []
  if (!quest) return null
  return (
    <Link
      to={pathTo(pathOf('questresults.quest', { questId: quest.Id }))}
      search={{ action: actionId }}
    >
      {t('results.ofAction', {
        count: quest.Finished,
        number: formatNumber(quest.Finished, language),
      })}
    </Link>
  )
}
