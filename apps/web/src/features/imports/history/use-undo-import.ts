import { formatNumber } from '@telemachos/rules/numbers'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { call, useAskBeforeMany, useIdentity, useTexts, useWrite, type CallOutput } from '#shared'
import { showInfo, showSystemMessage, toast, TOAST_MS } from '#ui'
import { usePluralText } from '../use-plural-text.ts'

type Preview = CallOutput<'imports.previewUndo'>

interface UndoImport {
  /** Asks, and undoes it; @returns whether it was undone. */
  readonly undo: (Id: number) => Promise<boolean>
  readonly isBusy: boolean
  /** How many people are left, in words, while it goes on. */
  readonly progress: string | undefined
}

/** Undoes an import, after it was said whom it touches and who stays and why. */
export function useUndoImport(): UndoImport {
  const { t, language } = useTexts()
  const told = usePluralText()
  const { ProjectId } = useIdentity()
  const askBeforeMany = useAskBeforeMany()
  const write = useWrite('imports.undoImport')
  const [isBusy, setBusy] = useState(false)
  const [left, setLeft] = useState<number>()

  function staying({ Kept, AllKept }: Preview): string[] {
    const named = Kept.map((one) =>
      t('imports.undo.stays', {
        name: fullName(one),
        reason: t(`imports.undo.kept.${one.Because}`),
      }),
    )
    const more = AllKept - Kept.length
    return more > 0 ? [...named, told('imports.undo.moreStay', more)] : named
  }

  async function confirm(preview: Preview): Promise<number | undefined> {
    const count = preview.Removed + preview.Left + preview.Withdrawn
    const exceptions = staying(preview)
    if (count === 0) {
      await showInfo({
        title: t('imports.undo.nothing'),
        text: t('imports.undo.nothingText', { reasons: exceptions.join('. ') }),
      })
      return undefined
    }
    const touched = [
      { label: t('imports.undo.removed'), count: preview.Removed },
      { label: t('imports.undo.leaving'), count: preview.Left },
      { label: t('imports.undo.withdrawn'), count: preview.Withdrawn },
      { label: t('imports.undo.mails'), count: preview.Mails },
    ]
    return askBeforeMany({
      title: told('imports.undo.sure', count),
      text: t('imports.undo.text'),
      count,
      touched: touched.filter((one) => one.count > 0),
      exceptions,
      isFinal: true,
      confirmLabel: t('imports.undo'),
    })
  }

  async function undo(Id: number): Promise<boolean> {
    setBusy(true)
    try {
      const preview = await call('imports.previewUndo', { ProjectId, Id })
      const Confirmed = await confirm(preview)
      if (Confirmed === undefined) return false
      let undone = 0
      let remaining: number
      do {
        const done = await write.mutateAsync({ ProjectId, Id, Confirmed })
        undone += done.Removed + done.Left + done.Withdrawn
        remaining = done.Remaining
        setLeft(remaining)
      } while (remaining > 0)
      toast(told('imports.undo.done', undone), { ms: TOAST_MS.mailNotice })
      return true
    } catch (error) {
      showSystemMessage(error, t)
      return false
    } finally {
      setBusy(false)
      setLeft(undefined)
    }
  }
  return {
    undo,
    isBusy,
    progress: left ? t('imports.undo.progress', { left: formatNumber(left, language) }) : undefined,
  }
}
