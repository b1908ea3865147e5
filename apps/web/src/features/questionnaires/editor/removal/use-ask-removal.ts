import { formatNumber } from '@telemachos/rules/numbers'
import { call, useIdentity, useTexts } from '#shared'
import { askToConfirm } from '#ui'

interface Removal {
  readonly questId: number
  readonly name: string
  /** The questions, of which an option may be meant; without, the whole questionnaire is. */
  readonly questions?: readonly string[]
  readonly option?: string
  /** How many conditions and scales of the draft read what is removed. */
  readonly conditions?: number
}

const COUNTS = ['Actions', 'Attempts', 'Answers', 'Conditions', 'Exports'] as const

/**
 * Says what depends on something before it is removed, and asks. A part on which nothing depends goes
 * without asking, since it can be had back; where that cannot be found out, it says so.
 */
export function useAskRemoval(): (removal: Removal) => Promise<boolean> {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  return async ({ questId, name, questions, option, conditions = 0 }) => {
    const uses = await call('questionnaires.getUses', {
      ProjectId,
      QuestId: questId,
      ...(questions && { Questions: [...questions] }),
      ...(option !== undefined && { Option: option }),
    }).catch(() => undefined)
    if (uses && questions && uses.Answers === 0 && conditions === 0) return true
    const numbers = uses && { ...uses, Conditions: conditions }
    const list =
      numbers &&
      COUNTS.filter((key) => numbers[key] > 0).map((key) =>
        t(`questRemove.${key}`, {
          count: numbers[key],
          number: formatNumber(numbers[key], language),
        }),
      )
    const told = !list
      ? t('questRemove.unknown')
      : list.length === 0
        ? t('questRemove.none')
        : t('questRemove.uses', { list: list.join(' · ') })
    return askToConfirm({
      title: t('questRemove.title', { name }),
      text: `${told}\n${t(`questRemove.${questions ? 'part' : 'quest'}.text`)}`,
      confirmLabel: t('questRemove.confirm'),
      deletes: true,
    })
  }
}
