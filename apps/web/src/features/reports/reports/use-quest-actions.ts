import { useCall, useIdentity, useMay, useTexts } from '#shared'
import type { Option } from '#ui'

/** The actions that ask a questionnaire whose results the caller reads. */
export function useQuestActions(): Option[] | undefined {
  const { language } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const isOpen = may('actions.listActions') && may('questionnaires.getGroupResults')
  const actions = useCall('actions.listActions', { ProjectId, all: true }, { enabled: isOpen })
  return actions.data?.flatMap(({ Id, Title, Titles, QuestId }) =>
    QuestId ? [{ value: String(Id), label: Titles[language] || Title }] : [],
  )
}
