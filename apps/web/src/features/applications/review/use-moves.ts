import {
  groupOf,
  GROUPS,
  type ApplicationStatus,
  type Move,
} from '@telemachos/contract/applications/statuses'
import { useAskBeforeMany, useIdentity, useTexts, useWrite } from '#shared'
import { showInfo, showSystemMessage, toast, TOAST_MS } from '#ui'

/**
 * What staff do to applications, each after a question, and what came of it.
 * @param status where they stand, or one of the same list.
 */
export function useMoves(status: ApplicationStatus, onMoved: () => void) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite('applications.changeStatus')
  const askBeforeMany = useAskBeforeMany()
  const ask = useWrite('applications.resubmit')

  async function change(Ids: readonly number[], Status: Move, Reason?: string): Promise<void> {
    try {
      const answer = await write.mutateAsync({
        ProjectId,
        Ids: [...Ids],
        Status,
        Seen: [...GROUPS[groupOf(status)]],
        ...(Reason !== undefined && { Reason }),
      })
      if (answer.Changed.length > 0) {
        const done = t(Status === 1000 ? 'applications.rejected' : 'applications.moved')
        const isMailed = answer.Mailed > 0
        toast(isMailed ? done : `${done}. ${t('applications.notMailed')}`, {
          ms: TOAST_MS.mailNotice,
        })
      }
      onMoved()
      await explain('applications.stayed', answer.Unchanged)
      await explain('applications.otherNumbers', answer.OtherNumbers)
    } catch (error) {
      showSystemMessage(error, t, TOAST_MS.mailNotice)
    }
  }

  /** Says of which applications something else came than was asked for, and why; until it is closed. */
  async function explain(
    title: 'applications.stayed' | 'applications.otherNumbers',
    told: readonly { readonly Protocol: string; readonly Because: string }[],
  ): Promise<void> {
    if (told.length === 0) return
    const lines = told.map(({ Protocol, Because }) => `${Protocol}: ${Because}`)
    await showInfo({ title: t(title), text: lines.join('\n') })
  }

  return {
    isPending: write.isPending || ask.isPending,
    async move(Ids: readonly number[], Status: -1 | -2, to: ApplicationStatus): Promise<void> {
      const confirmed = await askBeforeMany({
        title: t('applications.moveConfirm'),
        ...(to === 3 && { text: t('applications.moveConfirm.text') }),
        count: Ids.length,
        label: t('applications.moveConfirm.people'),
        // Who was selected has been made a mentee, and invited.
        isFinal: to === 3,
        confirmLabel: t('applications.moveConfirm.yes'),
      })
      if (confirmed !== undefined) await change(Ids, Status)
    },
    async reject(Ids: readonly number[], reason: string): Promise<void> {
      await change(Ids, 1000, reason)
    },
    async askForChanges(AppId: number, Text: string, Questions: readonly string[]): Promise<void> {
      try {
        const { Mailed } = await ask.mutateAsync({
          ...{ ProjectId, AppId, Text },
          Questions: [...Questions],
        })
        const asked = t('applications.asked')
        toast(Mailed > 0 ? asked : `${t('applications.notMailed')}. ${asked}`, {
          ms: TOAST_MS.mailNotice,
        })
        onMoved()
      } catch (error) {
        showSystemMessage(error, t, TOAST_MS.mailNotice)
      }
    },
  }
}
