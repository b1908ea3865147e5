import {
  ApiError,
  call,
  forgetSteps,
  useOfferUndo,
  useTexts,
  useWrite,
  withUndo,
  type CallOutput,
} from '#shared'
import { askToConfirm, showSystemMessage, toast, TOAST_MS } from '#ui'
import { useState } from 'react'
import type { Row } from './row.ts'
import { useAskTouched } from './use-ask-touched.ts'
import { TABLE_STEPS } from './use-table-edits.ts'

/** Actions with what depends on them, which keeps them from being deleted or moved. */
export type Dependents = CallOutput<'actions.listDependents'>

/** Why actions were not deleted or moved. */
export interface Hindered {
  readonly what: 'delete' | 'move'
  readonly actions: Dependents
}

/** What can be done with whole actions: each but deleting and moving away can be taken back. */
export function useWholeActions(projectId: number) {
  const { t } = useTexts()
  const askTouched = useAskTouched(projectId)
  const copying = useWrite('actions.copyActions')
  const moving = useWrite('actions.moveActions')
  const archiving = useWrite('actions.archiveActions')
  const restoring = useWrite('actions.restoreActions')
  const deleting = useWrite('actions.deleteActions')
  const unlinking = useWrite('projects.unlinkAction')
  const offerUndo = useOfferUndo()
  const [hindered, setHindered] = useState<Hindered>()
  const of = (ids: readonly number[]) => ({ ProjectId: projectId, ActionIds: [...ids] })

  /** Carries something out; what hinders it is shown, and any other failure said. */
  async function attempt(run: () => Promise<unknown>, what?: Hindered['what']): Promise<boolean> {
    try {
      await run()
      return true
    } catch (error) {
      const actions = error instanceof ApiError ? error.details['Actions'] : undefined
      if (what && Array.isArray(actions)) setHindered({ what, actions: actions as Dependents })
      else showSystemMessage(error, t)
      return false
    }
  }

  /** Carries something out and says so; Ctrl+Z that is pressed before that waits for it. */
  const told = (run: () => Promise<unknown>, say: () => void): Promise<boolean> =>
    withUndo(
      attempt(run).then((isDone) => {
        if (isDone) say()
        return isDone
      }),
    )

  function tell(done: string, undo: () => Promise<unknown>, redo: () => Promise<unknown>): void {
    offerUndo({ done, undo: () => attempt(undo), redo: () => attempt(redo), scope: TABLE_STEPS })
  }

  async function copy(rows: readonly Row[], to = projectId, project = ''): Promise<boolean> {
    let made: readonly number[] = []
    let unmet = 0
    const run = async () => {
      const answer = await copying.mutateAsync({ ...of(idsOf(rows)), To: to })
      made = answer.ActionIds
      unmet = answer.Unmet
    }
    const count = rows.length
    const done =
      to === projectId
        ? t('actions.table.copiedActions', { count })
        : t('actions.table.copiedTo', { count, project })
    return told(run, () =>
      tell(
        unmet > 0 ? `${done} ${t('actions.table.unmet', { count: unmet })}` : done,
        () => deleting.mutateAsync({ ProjectId: to, ActionIds: [...made] }),
        run,
      ),
    )
  }

  async function move(rows: readonly Row[], to: number, project: string): Promise<boolean> {
    const input = { ...of(idsOf(rows)), To: to }
    if (!(await attempt(() => moving.mutateAsync(input), 'move'))) return false
    toast(t('actions.table.movedTo', { count: rows.length, project }), { ms: TOAST_MS.linkResult })
    return true
  }

  async function archive(rows: readonly Row[]): Promise<boolean> {
    const count = rows.length
    const input = of(idsOf(rows))
    const isSure = await askTouched(idsOf(rows), {
      title: t('actions.table.archiveTitle', { count }),
      text: t('actions.table.archiveText'),
      confirmLabel: t('actions.table.toArchive'),
    })
    if (!isSure) return false
    return told(
      () => archiving.mutateAsync(input),
      () =>
        tell(
          t('actions.table.archived', { count }),
          () => restoring.mutateAsync(input),
          () => archiving.mutateAsync(input),
        ),
    )
  }

  async function restore(rows: readonly Row[]): Promise<boolean> {
    const input = of(idsOf(rows))
    return told(
      () => restoring.mutateAsync(input),
      () =>
        tell(
          t('actions.table.restored', { count: rows.length }),
          () => archiving.mutateAsync(input),
          () => restoring.mutateAsync(input),
        ),
    )
  }

  /** Says what depends on them where something does; otherwise asks, and deletes them. */
  async function remove(rows: readonly Row[]): Promise<boolean> {
    const input = of(idsOf(rows))
    const count = rows.length
    try {
      const found = await call('actions.listDependents', input)
      const hindering = found.filter(isHindering)
      if (hindering.length > 0) {
        setHindered({ what: 'delete', actions: hindering })
        return false
      }
    } catch (error) {
      showSystemMessage(error, t)
      return false
    }
    const isSure = await askToConfirm({
      title: t('actions.table.deleteTitle', { count }),
      text: t('actions.table.deleteText'),
      confirmLabel: t('actions.table.delete'),
      deletes: true,
    })
    if (!isSure) return false
    if (!(await attempt(() => deleting.mutateAsync(input), 'delete'))) return false
    // What was done to them before cannot be taken back any longer.
    forgetSteps(TABLE_STEPS)
    toast(t('actions.table.deleted', { count }))
    return true
  }

  /** Takes one action out of the project; other projects keep it, and it can be taken over from them. */
  async function unlink({ ActionId, Title }: Row): Promise<boolean> {
    const isSure = await askToConfirm({
      title: t('actions.table.unlinkTitle', { title: Title }),
      text: t('actions.table.unlinkText'),
      confirmLabel: t('actions.table.unlink'),
      deletes: true,
    })
    if (!isSure) return false
    if (!(await attempt(() => unlinking.mutateAsync({ ProjectId: projectId, ActionId }))))
      return false
    forgetSteps(TABLE_STEPS)
    toast(t('actions.table.unlinked', { title: Title }))
    return true
  }

  const forgive = () => setHindered(undefined)
  return { copy, move, archive, restore, remove, unlink, hindered, forgive }
}

export type WholeActions = ReturnType<typeof useWholeActions>

const idsOf = (rows: readonly Row[]): number[] => rows.map(({ ActionId }) => ActionId)

const isHindering = ({ Kept, Dependents, Conditions }: Dependents[number]): boolean =>
  Kept || Dependents.length > 0 || Conditions.length > 0
