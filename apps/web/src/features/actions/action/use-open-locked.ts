import { ApiError, useTexts } from '#shared'
import { askToConfirm } from '#ui'

/** Whether an action was not completed since it is not open to the mentee yet. */
const isLocked = (error: unknown): boolean =>
  error instanceof ApiError && error.details['rule'] === 'locked_for_mentee'

/**
 * Completes for a mentee, and asks first where the action is not open to them yet.
 * @returns what the server answered; undefined where whoever was asked would rather not.
 */
export function useOpenLocked() {
  const { t } = useTexts()
  return async <Answer>(
    complete: (Locked: boolean) => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    try {
      return await complete(false)
    } catch (error) {
      if (!isLocked(error)) throw error
      const isMeant = await askToConfirm({
        title: t('actions.mentor.openLocked.title'),
        text: t('actions.mentor.openLocked.text'),
        confirmLabel: t('actions.mentor.openLocked.confirm'),
      })
      return isMeant ? complete(true) : undefined
    }
  }
}
