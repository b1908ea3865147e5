import { GRID_PAGE_SIZE } from '@telemachos/contract/grid/constants'
import { Button } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, useAskBeforeMany, useMay, useOfferUndo, useTexts, withUndo } from '#shared'
import { ALL_COUNTS, ALL_PAGES, findRow, pageQuery } from '../board/grid-queries.ts'
import { isIncomplete, type GridColumn, type GridFilter } from '../board/grid-rows.ts'
import { rowName } from '../board/grid-view.ts'
import classes from './by-action.module.css'
import { useCompleteMany, type Chosen, type Outcome } from './use-complete-many.ts'

/** At most so many people are chosen at once. */
const MAX = 500

interface Props {
  readonly column: GridColumn
  readonly filter: GridFilter
  /** How many the filter finds. */
  readonly all: number
  readonly chosen: ReadonlyMap<number, Chosen>
  readonly onChange: (chosen: ReadonlyMap<number, Chosen>) => void
}

/** What is done for the people who are chosen: how many, all that match, and completing. */
export function CompleteBar({ column, filter, all, chosen, onChange }: Props) {
  const { t } = useTexts()
  const client = useQueryClient()
  const may = useMay()
  const many = useCompleteMany(column.Id)
  const askBeforeMany = useAskBeforeMany()
  const offerUndo = useOfferUndo()
  const [outcome, setOutcome] = useState<Outcome>()

  async function chooseAll(): Promise<void> {
    const next = new Map<number, Chosen>()
    // One page leads to the next: they cannot be asked for side by side.
    for (let page = 1; page <= Math.ceil(Math.min(all, MAX) / GRID_PAGE_SIZE); page++) {
      const { rows } = await client.fetchQuery(pageQuery(client, filter, page))
      for (const row of rows) {
        if (isIncomplete(row, column)) next.set(row.Id, { Id: row.Id, name: rowName(row) })
      }
    }
    onChange(next)
  }
  /** @returns for whom it was done; for whom it was not is shown. */
  async function change(people: readonly Chosen[], completed: boolean): Promise<readonly Chosen[]> {
    const result = await many.run(people, completed)
    await client.invalidateQueries({ queryKey: ALL_PAGES })
    void client.invalidateQueries({ queryKey: ALL_COUNTS })
    setOutcome(result.failed.length > 0 ? result : undefined)
    return result.succeeded
  }
  async function take(people: readonly Chosen[], completed: boolean): Promise<string | false> {
    const count = (await change(people, completed)).length
    return count > 0 && t(`actions.byAction.${completed ? 'completed' : 'undone'}`, { count })
  }
  async function complete(): Promise<void> {
    // Whoever has completed it meanwhile keeps their completion: undoing this act would take it back.
    const people = [...chosen.values()].filter(({ Id }) => {
      const row = findRow(client, Id)
      return !row || isIncomplete(row, column)
    })
    if (people.length === 0) return onChange(new Map())
    const count = people.length
    const confirmed = await askBeforeMany({
      title: t('actions.byAction.confirm'),
      text: t('actions.byAction.confirmText', { title: column.Title, count }),
      count,
      areMentees: true,
      isFinal: false,
      confirmLabel: t('actions.byAction.complete'),
    })
    if (confirmed !== undefined) await withUndo(begin(people))
  }
  async function begin(people: readonly Chosen[]): Promise<void> {
    const succeeded = await change(people, true)
    if (succeeded.length === 0) return
    onChange(new Map())
    offerUndo({
      done: t('actions.byAction.completed', { count: succeeded.length }),
      undo: () => take(succeeded, false),
      redo: () => take(succeeded, true),
    })
  }

  return (
    <>
      {chosen.size > 0 && (
        <div className={classes.bar} role="group" aria-label={t('actions.byAction.complete')}>
          <strong>{t('actions.byAction.selected', { count: chosen.size })}</strong>
          {many.progress ? (
            <>
              <progress value={many.progress.done} max={many.progress.total} />
              <span role="status">{t('actions.byAction.running', many.progress)}</span>
              <Button variant="default" size="compact-md" onClick={many.stop}>
                {t('actions.byAction.stop')}
              </Button>
            </>
          ) : (
            <>
              {chosen.size < Math.min(all, MAX) && (
                <Button variant="subtle" size="compact-md" onClick={() => void chooseAll()}>
                  {t('actions.byAction.selectAll', { count: Math.min(all, MAX) })}
                </Button>
              )}
              <Button variant="subtle" size="compact-md" onClick={() => onChange(new Map())}>
                {t('actions.byAction.clear')}
              </Button>
              <Button
                size="compact-md"
                disabled={!may('actions.completeAction')}
                onClick={() => void complete()}
              >
                {t('actions.byAction.complete')}
              </Button>
            </>
          )}
        </div>
      )}
      {outcome && <Failures outcome={outcome} />}
    </>
  )
}

/** Who was left out, and why. */
function Failures({ outcome: { failed } }: { readonly outcome: Outcome }) {
  const { t } = useTexts()
  return (
    <div role="alert" className={classes.failures}>
      <strong>{t('actions.byAction.failed', { count: failed.length })}</strong>
      <ul>
        {failed.map(({ who, error }) => (
          <li key={who.Id}>
            {who.name}: {errorText(error, t)}
          </li>
        ))}
      </ul>
    </div>
  )
}
