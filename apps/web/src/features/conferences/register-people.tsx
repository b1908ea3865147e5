import { keepPreviousData } from '@tanstack/react-query'
import { Card, Heading, Row, Text } from '#layout'
import { useState } from 'react'
import { useAskBeforeMany, useCall, useIdentity, useTexts, useWrite } from '#shared'
import { Button, Checkbox, PagedTable, showSystemMessage, toast, useTableState } from '#ui'
import type { TableColumn } from '#ui'
import type { CallOutput } from '#shared'
import type { Session } from './session.ts'

interface Props {
  readonly session: Session
  readonly onClose: () => void
}

type Candidate = CallOutput<'conferences.listCandidates'>['list'][number]

/** Registers mentees in a session: those who are ticked, or all of a search; how many is said first. */
export function RegisterPeople({ session, onClose }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const about = { ProjectId, SessionId: session.Id }
  const query = useCall(
    'conferences.listCandidates',
    { ...about, Search: table.search, ...table.asked },
    { placeholderData: keepPreviousData },
  )
  const write = useWrite('conferences.registerMany')
  const askBeforeMany = useAskBeforeMany()
  const register = async (ids: readonly number[] | null, count: number) => {
    const left = query.data?.PlacesLeft ?? null
    const confirmed = await askBeforeMany({
      title: t('conference.many.sure', { count }),
      text:
        left === null || left >= count
          ? t('conference.many.allIn')
          : t('conference.many.someWait', { left, waiting: count - left }),
      count,
      areMentees: true,
      // Who gets a place is told of it at once.
      isFinal: true,
      confirmLabel: t('conference.many.confirm'),
    })
    if (confirmed === undefined) return
    write.mutate(
      { ...about, MenteeIds: ids && [...ids], Search: table.search, Expected: count },
      {
        onSuccess: ({ Registered, Waiting }) => {
          toast(t('conference.many.done', { registered: Registered, waiting: Waiting }))
          setChosen(new Set())
          onClose()
        },
        onError: (error) => showSystemMessage(error, t),
      },
    )
  }
  const columns: TableColumn<Candidate>[] = [
    {
      key: 'person',
      label: t('conference.person'),
      text: null,
      cell: ({ MenteeId, FirstName, LastName }) => (
        <Checkbox
          label={`${LastName} ${FirstName}`}
          checked={chosen.has(MenteeId)}
          onChange={(isChosen) => {
            const next = new Set(chosen)
            if (isChosen) next.add(MenteeId)
            else next.delete(MenteeId)
            setChosen(next)
          }}
        />
      ),
    },
    { key: 'mentor', label: t('conference.mentor'), cell: ({ Mentor }) => Mentor },
  ]
  const all = query.data?.All ?? 0
  return (
    <Card as="section" gap={3} padding={4} aria-labelledby={`add-${session.Id}`}>
      <Heading as="h4" size="small" id={`add-${session.Id}`}>
        {t('conference.add')}
      </Heading>
      <Text tone="soft">
        {session.Capacity === null
          ? t('conference.places.unlimited')
          : t('conference.places', { count: query.data?.PlacesLeft ?? 0 })}
      </Text>
      <PagedTable
        label={t('conference.candidates')}
        columns={columns}
        rowKey={({ MenteeId }) => MenteeId}
        table={table}
        query={query}
        empty={{ title: t('conference.noCandidates'), text: t('conference.noCandidatesText') }}
      />
      <Row gap={2} lineGap={2}>
        <Button
          disabled={chosen.size === 0}
          loading={write.isPending}
          onClick={() => void register([...chosen], chosen.size)}
        >
          {t('conference.many.chosen', { count: chosen.size })}
        </Button>
        {all > 1 && (
          <Button
            variant="default"
            loading={write.isPending}
            onClick={() => void register(null, all)}
          >
            {t('conference.many.all', { count: all })}
          </Button>
        )}
        <Button variant="subtle" onClick={onClose}>
          {t('conference.close')}
        </Button>
      </Row>
    </Card>
  )
}
