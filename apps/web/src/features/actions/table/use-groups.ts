import { useOfferUndo, useSettings, useTexts, useWrite, withUndo, type CallInput } from '#shared'
import { askToConfirm, showSystemMessage } from '#ui'
import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import { groupIn } from '@telemachos/contract/projects/settings-in'
import { isWithin, orderByGroup } from './group-tree.ts'
import { NOTHING, patchOf } from './patch.ts'
import { TABLE_STEPS, type TableEdits } from './use-table-edits.ts'

type Path = readonly string[]
type Names = NonNullable<CallInput<'actions.saveGroup'>['Names']>

/** What is done with groups of actions; each can be taken back. */
export function useGroups(projectId: number, edits: TableEdits) {
  const { t } = useTexts()
  const settings = useSettings()
  const saving = useWrite('actions.saveGroup')
  const removing = useWrite('actions.removeGroup')
  const saveGrid = useWrite('actions.saveGrid')
  const offerUndo = useOfferUndo()

  async function attempt(run: () => Promise<unknown>): Promise<boolean> {
    try {
      await run()
      return true
    } catch (error) {
      showSystemMessage(error, t)
      return false
    }
  }
  function tell(done: string, undo: () => Promise<unknown>, redo: () => Promise<unknown>): void {
    offerUndo({ done, undo: () => attempt(undo), redo: () => attempt(redo), scope: TABLE_STEPS })
  }

  /** What a group is called in the languages beside the default one; empty where it is not. */
  function namesOf(name: string): Names {
    const [, ...others] = LANGUAGES
    return Object.fromEntries(
      others.map((language) => {
        const text = groupIn(settings, name, language)
        return [language, text === name ? '' : text]
      }),
    )
  }

  return {
    namesOf,
    /** Makes a group, or gives one another name or place. @throws ApiError where it is refused. */
    async save(from: Path | undefined, to: Path, names: Names): Promise<void> {
      const before = namesOf(from?.at(-1) ?? '')
      const write = (From: Path | undefined, To: Path, Names: Names) =>
        saving.mutateAsync({
          ProjectId: projectId,
          To: [...To],
          Names,
          ...(From && { From: [...From] }),
        })
      await withUndo(
        write(from, to, names).then(() =>
          tell(
            t('actions.groups.saved'),
            () =>
              from
                ? write(to, from, before)
                : removing.mutateAsync({ ProjectId: projectId, Path: [...to] }),
            () => write(from, to, names),
          ),
        ),
      )
    },
    /** Puts what is in a group into the one above it. */
    async remove(path: Path): Promise<void> {
      const group = path.at(-1) ?? ''
      const isSure = await askToConfirm({
        title: t('actions.groups.removeTitle', { group }),
        text: t('actions.groups.removeText'),
        confirmLabel: t('actions.groups.remove'),
      })
      if (!isSure) return
      const input = { ProjectId: projectId, Path: [...path] }
      const names = namesOf(group)
      const entries = edits.rows
        .filter(({ Group }) => isWithin(Group, path))
        .map(({ ActionId, Flags, Group, Due }) => ({ ActionId, Flags, Group, Due }))
      const back = async () => {
        if (entries.length > 0) await saveGrid.mutateAsync({ ProjectId: projectId, Grid: entries })
        else await saving.mutateAsync({ ProjectId: projectId, To: [...path], Names: names })
      }
      const again = () => removing.mutateAsync(input)
      await withUndo(
        attempt(again).then((isDone) => isDone && tell(t('actions.groups.removed'), back, again)),
      )
    },
    /** Moves a group one place up or down among its siblings, with all that is in it. */
    step(path: Path, by: 1 | -1): void {
      const order = orderByGroup(edits.rows, path, by)
      if (order) edits.apply({ ...NOTHING, order }, { done: t('actions.groups.saved') })
    },
    /** Puts actions into a group. */
    put(ids: readonly number[], path: Path): void {
      const rows = edits.rows.filter(({ ActionId }) => ids.includes(ActionId))
      const patch = patchOf(rows, () => ({ Group: [...path] }))
      edits.apply(patch, {
        done: t('actions.table.changed', { count: patch.values.size }),
        isTold: true,
      })
    },
  }
}

export type Groups = ReturnType<typeof useGroups>
