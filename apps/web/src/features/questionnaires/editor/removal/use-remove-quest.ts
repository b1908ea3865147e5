import { useIdentity, useOfferUndo, useTexts, useWrite, withUndo } from '#shared'
import { showSystemMessage } from '#ui'
import { useAskQuestRemoval } from './use-ask-quest-removal.ts'

/** Takes a questionnaire off the list once its author knows what depends on it; it can be put back. */
export function useRemoveQuest() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const ask = useAskQuestRemoval()
  const offerUndo = useOfferUndo()
  const write = useWrite('questionnaires.removeQuest')
  async function put(QuestId: number, title: string, Removed: boolean): Promise<string | false> {
    try {
      await write.mutateAsync({ ProjectId, QuestId, Removed })
      return t(Removed ? 'questRemove.done' : 'questRemove.back', { title })
    } catch (error) {
      showSystemMessage(error, t)
      return false
    }
  }
  async function askAndRemove(questId: number, title: string): Promise<void> {
    if (await ask({ questId, name: title })) await withUndo(remove(questId, title))
  }
  async function remove(questId: number, title: string): Promise<void> {
    const done = await put(questId, title, true)
    if (done === false) return
    offerUndo({
      done,
      undo: () => put(questId, title, false),
      redo: () => put(questId, title, true),
    })
  }
  return askAndRemove
}
