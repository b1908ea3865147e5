import { useIdentity, useTexts, useWrite } from '#shared'
import { showSystemMessage, toast } from '#ui'
import { useAskQuestRemoval } from './use-ask-quest-removal.ts'

/** Takes a questionnaire off the list once its author knows what depends on it; it can be put back. */
export function useRemoveQuest() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const ask = useAskQuestRemoval()
  const write = useWrite('questionnaires.removeQuest')
  async function put(QuestId: number, title: string, Removed: boolean): Promise<void> {
    try {
      await write.mutateAsync({ ProjectId, QuestId, Removed })
      const back = { label: t('questEdit.undoIt'), run: () => void put(QuestId, title, false) }
      if (Removed) toast(t('questRemove.done', { title }), { action: back })
      else toast(t('questRemove.back', { title }))
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return async (questId: number, title: string): Promise<void> => {
    if (await ask({ questId, name: title })) await put(questId, title, true)
  }
}
