import { call, useAskRemoval, useIdentity, useTexts } from '#shared'

interface Removal {
  readonly questId: number
  readonly name: string
  /** The questions, of which an option may be meant; without, the whole questionnaire is. */
  readonly questions?: readonly string[]
  readonly option?: string
  /** How many conditions and scales of the draft read what is removed. */
  readonly conditions?: number
}

/**
 * Says what depends on a questionnaire, or a part of it, before it is removed, and asks. A part on
 * which nothing depends goes without asking, since it can be had back.
 */
export function useAskQuestRemoval(): (removal: Removal) => Promise<boolean> {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const ask = useAskRemoval()
  return ({ questId, name, questions, option, conditions = 0 }) =>
    ask({
      name,
      count: () =>
        call('questionnaires.getUses', {
          ProjectId,
          QuestId: questId,
          ...(questions && { Questions: [...questions] }),
          ...(option !== undefined && { Option: option }),
        }),
      known: { Readers: conditions },
      text: t(`questRemove.${questions ? 'part' : 'quest'}.text`),
      unknown: t('questRemove.unknown'),
      isQuiet: ({ Answers, Readers }) => questions !== undefined && !Answers && !Readers,
    })
}
