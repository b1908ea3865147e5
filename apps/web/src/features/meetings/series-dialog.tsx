import { Heading } from '#layout'
import { useMutation } from '@tanstack/react-query'
import {
  call,
  useIdentity,
  useTexts,
  useWrite,
  type ApiError,
  type CallInput,
  type CallOutput,
} from '#shared'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { ModalDialog, toast, WindowHead } from '#ui'
import type { ChosenMentee } from './meeting.ts'
import { SeriesChoice, type SeriesWish } from './series-choice.tsx'
import { SeriesRows } from './series-rows.tsx'
import classes from './series-dialog.module.css'
import { rowsOf, type SeriesRow } from './series.ts'

interface Props {
  /** The first day that is offered, `yyyy-mm-dd`. */
  readonly date: string
  /** Whose meetings they will be, where that is known already. */
  readonly of?: ChosenMentee
  readonly onScheduled: (at: string) => void
  readonly onClose: () => void
}

/** Plans several meetings of a mentee: what and how often first, then each proposed date. */
export function SeriesDialog({ date, of, onScheduled, onClose }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [wish, setWish] = useState<SeriesWish>({
    mentee: of ? String(of.id) : null,
    actions: null,
    date,
    time: '10:00',
    weeks: '2',
  })
  const [rows, setRows] = useState<readonly SeriesRow[]>()
  const propose = useMutation<
    CallOutput<'meetings.proposeSeries'>,
    ApiError,
    CallInput<'meetings.proposeSeries'>
  >({ mutationFn: (input) => call('meetings.proposeSeries', input) })
  const publish = useWrite('actions.publishSeries')

  function ask(input: { actions: number[]; from: string }): void {
    propose.mutate(
      {
        ProjectId,
        MenteeId: Number(wish.mentee),
        ActionIds: input.actions,
        From: input.from,
        EveryWeeks: Number(wish.weeks),
      },
      {
        onSuccess: (proposals) => {
          publish.reset()
          setRows(rowsOf(proposals))
        },
      },
    )
  }
  function save(meetings: { ActionId: number; date: string }[]): void {
    publish.mutate(
      { MenteeId: Number(wish.mentee), Meetings: meetings },
      {
        onSuccess: () => {
          const first = meetings.map((meeting) => meeting.date).toSorted()[0] ?? date
          const count = meetings.length
          toast(t('series.done', { count, at: formatDateTime(first) }))
          onScheduled(first)
          onClose()
        },
      },
    )
  }
  return (
    <ModalDialog
      label={t('series.title')}
      className={classes.dialog}
      unsaved={rows !== undefined}
      leaveWords={{
        title: t('series.leave'),
        text: t('series.leaveText'),
        confirmLabel: t('series.leaveYes'),
      }}
      onClose={onClose}
    >
      <WindowHead centred closeLabel={t('panel.close')} onClose={onClose}>
        <Heading size="dialog">{t('series.title')}</Heading>
      </WindowHead>
      {of && <p className={classes.for}>{t('series.for', { name: of.name })}</p>}
      {rows ? (
        <SeriesRows
          menteeId={Number(wish.mentee)}
          rows={rows}
          onChange={setRows}
          busy={publish.isPending}
          error={publish.error}
          onSave={save}
          onBack={() => setRows(undefined)}
        />
      ) : (
        <SeriesChoice
          wish={wish}
          fixed={of !== undefined}
          onChange={setWish}
          busy={propose.isPending}
          error={propose.error}
          onAsk={ask}
        />
      )}
    </ModalDialog>
  )
}
