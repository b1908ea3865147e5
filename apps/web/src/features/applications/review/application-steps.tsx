import { useQuery } from '@tanstack/react-query'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { readOn, StepBar, stepsFrom, withPage, type Walk } from '#lists'
import { call, useIdentity, useTexts } from '#shared'
import { useLeave } from '#ui'
import type { Application } from './application-badges.tsx'
import type { ListView } from './list-view.ts'

/** What is opened of an application. */
export type Opened = Pick<Application, 'Id' | 'Protocol'>

/** The page of the list from which an application was opened, as it was then. */
export interface OpenedFrom {
  readonly view: ListView
  readonly page: number
  readonly rows: number
  readonly list: readonly Application[]
  readonly count: number
}

/** What is known of it since. */
interface Walked extends Omit<Walk, 'list' | 'isTyped'> {
  readonly rows: readonly Application[]
}

interface Props {
  readonly id: number
  readonly from: OpenedFrom
  readonly onOpen: (one: Opened) => void
}

const nowhere = (): void => {}

/** From an application to the one before it in the list and to the next, whatever has been moved since. */
export function ApplicationSteps({ id, from, onOpen }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [known, setKnown] = useState<Walked>(() => ({
    rows: from.list,
    first: (from.page - 1) * from.rows,
    ids: from.list.map(({ Id }) => Id),
    total: from.count,
    size: from.rows,
  }))
  const steps = stepsFrom(known, id)
  const wanted = steps?.wanted
  const more = useQuery({
    queryKey: ['applications.list', 'steps', from.view, wanted],
    queryFn: async ({ signal }) => {
      const rows: Application[] = []
      const read = await readOn(known, wanted ?? 1, async (page) => {
        const input = { ProjectId, ...from.view, page, count: from.rows }
        const { list, count } = await call('applications.list', input, { signal })
        rows.push(...list)
        return { ids: list.map(({ Id }) => Id), total: count }
      })
      return { read, rows }
    },
    enabled: wanted !== undefined,
    gcTime: 0,
    retry: false,
  })
  if (wanted !== undefined && more.data && !more.isFetching) {
    const { read, rows } = more.data
    setKnown({ ...withPage(known, read), rows: [...known.rows, ...rows] })
  }
  const find = (step: { readonly id: number } | undefined) =>
    step && known.rows.find(({ Id }) => Id === step.id)
  const previous = find(steps?.previous)
  const next = find(steps?.next)
  const goPrevious = useLeave(previous ? () => onOpen(previous) : nowhere)
  const goNext = useLeave(next ? () => onOpen(next) : nowhere)
  if (!steps) return null
  return (
    <StepBar
      label={t('applications.steps')}
      place={{ at: steps.place + 1, total: steps.total }}
      previous={previous && { name: fullName(previous), go: goPrevious }}
      next={next && { name: fullName(next), go: goNext }}
      frame={(bar) => bar.closest<HTMLElement>('[role="dialog"]')}
    />
  )
}
