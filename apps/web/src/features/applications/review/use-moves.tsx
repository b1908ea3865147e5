import {
  MOVE,
  STATUS,
  groupOf,
  GROUPS,
  type ApplicationStatus,
  type Move,
} from '@telemachos/contract/applications/statuses'
import { useAskBeforeMany, useCall, useIdentity, useTexts, useWrite } from '#shared'
import { askToConfirm, showInfo, showSystemMessage, toast, TOAST_MS } from '#ui'
import { TellFields } from './tell-fields.tsx'

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
  const rules = useCall('applications.getRules', { ProjectId })

  async function change(
    Ids: readonly number[],
    Status: Move,
    more: {
      readonly Reason?: string
      readonly HideReason?: boolean
      readonly SamePerson?: true
    } = {},
  ): Promise<void> {
    try {
      const answer = await write.mutateAsync({
        ProjectId,
        Ids: [...Ids],
        Status,
        Seen: [...GROUPS[groupOf(status)]],
        ...more,
      })
      if (answer.Changed.length > 0) {
        const done = t(Status === STATUS.rejected ? 'applications.rejected' : 'applications.moved')
        const isMailed = answer.Mailed > 0
        toast(isMailed ? done : `${done}. ${t('applications.notMailed')}`, {
          ms: TOAST_MS.mailNotice,
        })
      }
      onMoved()
      const same = answer.Unchanged.filter(({ SameAs }) => SameAs !== undefined)
      await explain(
        'applications.stayed',
        answer.Unchanged.filter(({ SameAs }) => SameAs === undefined),
      )
      await explain('applications.otherNumbers', answer.OtherNumbers)
      if (same.length > 0 && (await isSamePerson(same)))
        await change(
          same.map(({ Id }) => Id),
          Status,
          { ...more, SamePerson: true },
        )
    } catch (error) {
      showSystemMessage(error, t, TOAST_MS.mailNotice)
    }
  }

  /** Asks whether those are members whose tax numbers they have. */
  function isSamePerson(
    same: readonly { readonly Protocol: string; readonly Because: string }[],
  ): Promise<boolean> {
    return askToConfirm({
      title: t('applications.sameAfm'),
      text: same.map(({ Protocol, Because }) => `${Protocol}: ${Because}`).join('\n'),
      confirmLabel: t('applications.sameAfm.yes'),
    })
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
      const kind = to === STATUS.selected ? 'selected' : 'eligible'
      const isSent = rules.data?.Mails.includes(kind) !== false
      let words = ''
      // Who is selected is invited, whatever the project sends besides.
      const isTold = Status === MOVE.forward && (isSent || kind === 'eligible')
      const confirmed = await askBeforeMany({
        title: t('applications.moveConfirm'),
        ...(to === STATUS.selected && { text: t('applications.moveConfirm.text') }),
        ...(isTold && {
          details: (
            <TellFields
              projectId={ProjectId}
              kind={kind}
              isSent={isSent}
              onWords={(written) => {
                words = written
              }}
            />
          ),
        }),
        count: Ids.length,
        label: t('applications.moveConfirm.people'),
        // Who was selected has been made a mentee, and invited.
        isFinal: to === 3,
        confirmLabel: t('applications.moveConfirm.yes'),
      })
      if (confirmed !== undefined) await change(Ids, Status, { Reason: words })
    },
    async reject(Ids: readonly number[], reason: string, isHidden: boolean): Promise<void> {
      await change(Ids, 1000, { Reason: reason, HideReason: isHidden })
    },
    async askForChanges(AppId: number, Text: string, Questions: readonly string[]): Promise<void> {
      try {
        const { Mailed } = await ask.mutateAsync({
          ProjectId,
          AppId,
          Text,
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
