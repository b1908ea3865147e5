import { FailureNotice } from '#layout'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, useCall, useTexts, useWrite, type CallOutput } from '#shared'
import { Checkbox, DialogFrame, PagedTable, toast, useTableState, type TableColumn } from '#ui'

type Offered = CallOutput<'projects.listActionCatalogue'>['list'][number]

interface Props {
  readonly projectId: number
  readonly onClose: () => void
}

/** Actions of other projects, chosen one by one or a whole group of the page at once. */
export function AddActions({ projectId, onClose }: Props) {
  const { t } = useTexts()
  const table = useTableState()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [problem, setProblem] = useState<string>()
  const query = useCall(
    'projects.listActionCatalogue',
    { ProjectId: projectId, Search: table.search, ...table.asked },
    { placeholderData: keepPreviousData },
  )
  const link = useWrite('projects.linkActions')
  const page = query.data?.list ?? []
  const choose = (ids: readonly number[], on: boolean) => {
    setProblem(undefined)
    setChosen((before) => {
      const rest = [...before].filter((id) => !ids.includes(id))
      return new Set(on ? [...rest, ...ids] : rest)
    })
  }
  const groupOf = ({ Project, Group }: Offered) => [Project, ...Group].join(' / ')
  const ofGroup = (group: string) =>
    page.filter((one) => groupOf(one) === group).map(({ Id }) => Id)

  async function add(): Promise<void> {
    if (chosen.size === 0) return setProblem(t('rule.no_actions'))
    try {
      await link.mutateAsync({ ProjectId: projectId, ActionIds: [...chosen] })
      toast(t('actions.table.from.added', { count: chosen.size }), { ms: 10_000 })
      onClose()
    } catch (error) {
      setProblem(errorText(error, t))
    }
  }
  const columns: TableColumn<Offered>[] = [
    {
      key: 'title',
      label: t('actions.table.column.Title'),
      text: null,
      cell: ({ Id, Title }) => (
        <Checkbox label={Title} checked={chosen.has(Id)} onChange={(on) => choose([Id], on)} />
      ),
    },
    {
      key: 'group',
      label: t('actions.table.column.Group'),
      text: null,
      cell: (one) => {
        const ids = ofGroup(groupOf(one))
        const count = ids.filter((id) => chosen.has(id)).length
        return page.find((other) => groupOf(other) === groupOf(one)) === one && ids.length > 1 ? (
          <Checkbox
            label={t('actions.table.from.wholeGroup', { group: groupOf(one), count: ids.length })}
            checked={count === ids.length}
            mixed={count > 0}
            onChange={(on) => choose(ids, on)}
          />
        ) : (
          groupOf(one)
        )
      },
    },
  ]
  return (
    <DialogFrame
      title={t('actions.table.from.addTitle')}
      text={t('actions.table.from.addText')}
      confirmLabel={t('actions.table.from.addConfirm', { count: chosen.size })}
      onCancel={onClose}
      onConfirm={() => void add()}
    >
      {problem && <FailureNotice>{problem}</FailureNotice>}
      <PagedTable
        label={t('actions.table.from.addTitle')}
        columns={columns}
        rowKey={({ Id }) => Id}
        table={table}
        query={query}
        empty={{
          title: t('actions.table.from.noOffer'),
          text: t('actions.table.from.noOfferText'),
        }}
      />
    </DialogFrame>
  )
}
