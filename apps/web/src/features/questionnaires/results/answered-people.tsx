import { keepPreviousData } from '@tanstack/react-query'
import { formatDateTime } from '@telemachos/rules/dates'
import { pathOf } from '@telemachos/contract/paths'
import { useState } from 'react'
import { call, useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Badge, Choice, PagedTable, ProjectLink, useTableState, type TableColumn } from '#ui'

type Row = CallOutput<'questionnaires.listAnswered'>['list'][number]

const STATES = ['finished', 'running', 'expired'] as const

const TONES = {
  notStarted: 'inactive',
  started: 'scheduled',
  paused: 'scheduled',
  finished: 'done',
  expired: 'overdue',
} as const

interface Props {
  readonly questId: number
  readonly actionId: number | null
  readonly manyActions: boolean
}

/** Who has begun the questionnaire; a name leads to the person's answers. */
export function AnsweredPeople({ questId, actionId, manyActions }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const [state, setState] = useState<(typeof STATES)[number]>()
  const asked = {
    ProjectId,
    QuestId: questId,
    ActionId: actionId,
    State: state ?? null,
    Search: table.search,
  }
  const people = useCall(
    'questionnaires.listAnswered',
    { ...asked, ...table.asked },
    { placeholderData: keepPreviousData },
  )
  const columns: TableColumn<Row>[] = [
    {
      key: 'name',
      label: t('results.people.name'),
      text: ({ AnswerSetId, Name }) => Name || t('results.holder', { id: AnswerSetId }),
      cell: ({ AnswerSetId, Name }) => (
        <ProjectLink to={pathOf('questresults.set', { answerSetId: AnswerSetId })}>
          {Name || t('results.holder', { id: AnswerSetId })}
        </ProjectLink>
      ),
    },
    ...(manyActions
      ? [{ key: 'action', label: t('results.action'), cell: ({ Action }: Row) => Action }]
      : []),
    {
      key: 'state',
      label: t('results.state'),
      text: ({ State }) => t(`results.state.${State}`),
      cell: ({ State }) => <Badge tone={TONES[State]}>{t(`results.state.${State}`)}</Badge>,
    },
    {
      key: 'finished',
      label: t('results.people.finished'),
      text: ({ FinishedAt }) => FinishedAt && new Date(FinishedAt),
      cell: ({ FinishedAt }) => (FinishedAt === null ? '–' : formatDateTime(FinishedAt)),
    },
  ]
  return (
    <PagedTable
      label={t('results.people')}
      columns={columns}
      rowKey={({ AnswerSetId }) => AnswerSetId}
      table={table}
      query={people}
      readPage={(part, signal) =>
        call('questionnaires.listAnswered', { ...asked, ...part }, { signal })
      }
      searchLabel={t('results.people.search')}
      empty={{ title: t('results.people.none') }}
      tools={
        <Choice
          label={t('results.state')}
          value={state ?? ''}
          onChange={(chosen) => {
            setState(STATES.find((one) => one === chosen))
            table.goTo(1)
          }}
        >
          <option value="">{t('results.state.every')}</option>
          <option value="finished">{t('results.state.onlyFinished')}</option>
          <option value="running">{t('results.state.onlyRunning')}</option>
          <option value="expired">{t('results.state.onlyExpired')}</option>
        </Choice>
      }
    />
  )
}
