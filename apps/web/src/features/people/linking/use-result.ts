import { formatNumber } from '@telemachos/rules/numbers'
import { isConflict, useIdentity, useOfferUndo, useTexts, useWrite, type ApiError } from '#shared'
import { toast, TOAST_MS, showSystemMessage } from '#ui'
import type { LinkResult } from './link-kind.ts'

/** Says what came of linking, for as long as the specification says (§9), with a way back. */
export function useResult() {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const undoing = useWrite('people.undoLinking')
  const offerUndo = useOfferUndo()
  const count = (key: string, of: number) =>
    of > 0
      ? t(`linking.${key}` as 'linking.done', { count: of, number: formatNumber(of, language) })
      : ''
  const say = (...parts: string[]) => parts.filter((part) => part !== '').join(' ')

  function fail(error: Error): void {
    if (!isConflict(error)) return showSystemMessage(error, t, TOAST_MS.linkResult)
    toast(t('linking.meanwhile'), { kind: 'failed', ms: TOAST_MS.linkResult })
  }

  /** @returns what came of it; false where it was refused. */
  async function undo(LinkingId: number): Promise<string | false> {
    try {
      const answer = await undoing.mutateAsync({ ProjectId, LinkingId })
      const { Changed, Skipped, HandedOver, Kept } = answer
      return say(
        count('undone', Changed),
        count('handedBack', HandedOver),
        count('skipped', Skipped),
        count('kept', Kept),
      )
    } catch (error) {
      const refusal = error as ApiError
      if (refusal.code === 'rule_violated')
        toast(t('linking.notUndoable'), { kind: 'failed', ms: TOAST_MS.linkResult })
      else fail(refusal)
      return false
    }
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
    offerUndo({ done: message, undo: () => undo(LinkingId) })
  }
  return { tell, fail }
}
