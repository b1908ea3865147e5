import { formatNumber } from '@telemachos/rules/numbers'
import { isConflict, useIdentity, useTexts, useWrite } from '#shared'
import { toast, TOAST_MS, showSystemMessage } from '#ui'
import type { LinkResult } from './link-kind.ts'

/** Says what came of linking, for as long as the specification says (§9), with a way back. */
export function useResult() {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const undoing = useWrite('people.undoLinking')
  const count = (key: string, of: number) =>
    of > 0
      ? t(`linking.${key}` as 'linking.done', { count: of, number: formatNumber(of, language) })
      : ''
  const say = (...parts: string[]) => parts.filter((part) => part !== '').join(' ')

  function fail(error: Error): void {
    if (!isConflict(error)) return showSystemMessage(error, t, TOAST_MS.linkResult)
    toast(t('linking.meanwhile'), { kind: 'failed', ms: TOAST_MS.linkResult })
  }

  function undo(LinkingId: number): void {
    undoing.mutate(
      { ProjectId, LinkingId },
      {
        onSuccess: ({ Changed, Skipped, HandedOver, Kept }) => {
          const message = say(
            count('undone', Changed),
            count('handedBack', HandedOver),
            count('skipped', Skipped),
            count('kept', Kept),
          )
          toast(message, { ms: TOAST_MS.linkResult })
        },
        onError: (error) => {
          if (error.code !== 'rule_violated') return fail(error)
          toast(t('linking.notUndoable'), { kind: 'failed', ms: TOAST_MS.linkResult })
        },
      },
    )
  }

  function tell({ LinkingId, Changed, Skipped, HandedOver, Kept }: LinkResult): void {
    if (LinkingId === null) {
      toast(Skipped > 0 ? count('skipped', Skipped) : t('linking.nothing'), {
        kind: 'info',
        ms: TOAST_MS.linkResult,
      })
      return
    }
    const message = say(
      count('done', Changed),
      count('handedOver', HandedOver),
      count('kept', Kept),
      count('skipped', Skipped),
    )
    toast(message, {
      ms: TOAST_MS.linkResult,
      action: { label: t('linking.undo'), run: () => undo(LinkingId) },
    })
  }
  return { tell, fail }
}
