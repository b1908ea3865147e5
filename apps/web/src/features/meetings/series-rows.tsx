import { Heading, Stack, Text } from '#layout'
import { Button, useNow } from '#ui'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { errorText, useTexts, type ApiError } from '#shared'
import { SeriesRowForm } from './series-row-form.tsx'
import { problemOf, refusedAction, startOf, type SeriesRow } from './series.ts'
import classes from './series-dialog.module.css'

interface Meeting {
  readonly ActionId: number
  readonly date: string
}

interface Props {
  readonly menteeId: number
  readonly rows: readonly SeriesRow[]
  readonly onChange: (rows: readonly SeriesRow[]) => void
  readonly busy: boolean
  /** Why the last attempt was refused. */
  readonly error: ApiError | null
  readonly onSave: (meetings: Meeting[]) => void
  readonly onBack: () => void
}

/** Each proposed date to be taken, moved or left out, and all that are left saved at once. */
export function SeriesRows(props: Props) {
  const { menteeId, rows, onChange, busy, error, onSave, onBack } = props
  const { t } = useTexts()
  const now = useNow()
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState<readonly Meeting[]>([])
  const list = useRef<HTMLOListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const problems = rows.map((row) => problemOf(row, rows, now))
  const meetings = rows.flatMap((row) => {
    const at = row.dropped ? undefined : startOf(row)
    return at ? [{ ActionId: row.actionId, date: at }] : []
  })
  // What was refused is said for as long as it is still so.
  const refused = refusedAction(error, sent)
  const refusedRow = rows.find(
    (row) =>
      row.actionId === refused &&
      !row.dropped &&
      startOf(row) === sent.find(({ ActionId }) => ActionId === refused)?.date,
  )
  const faulty = problems.findIndex(Boolean)

  const focusRow = (at: number) => list.current?.children[at]?.querySelector('input')?.focus()
  const showRefused = useEffectEvent(() => {
    if (refusedRow) focusRow(rows.indexOf(refusedRow))
  })
  useEffect(() => {
    if (error) showRefused()
  }, [error])

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (faulty !== -1) focusRow(faulty)
    else if (meetings.length > 0) {
      setSent(meetings)
      onSave(meetings)
    }
  }
  return (
    <Stack as="form" gap={4} packed className={classes.body} onSubmit={submit} noValidate>
      <Heading ref={heading} tabIndex={-1} as="h3" size="small">
        {t('series.proposals')}
      </Heading>
      <Stack ref={list} as="ol" gap={3} packed>
        {rows.map((row, index) => (
          <li key={row.actionId}>
            <SeriesRowForm
              menteeId={menteeId}
              row={row}
              problem={tried || row.moved ? problems[index] : undefined}
              refusal={row === refusedRow ? error : null}
              busy={busy}
              onChange={(next) => onChange(rows.with(index, next))}
            />
          </li>
        ))}
      </Stack>
      <div role="alert">
        {tried && faulty !== -1 && (
          <Text tone="failure" size="small">
            {t('series.needFix')}
          </Text>
        )}
        {tried && faulty === -1 && meetings.length === 0 && (
          <Text tone="failure" size="small">
            {t('series.needOne')}
          </Text>
        )}
        {refusedRow && (
          <Text tone="failure" size="small">
            {t('series.refused', { title: refusedRow.title })}
          </Text>
        )}
        {error && refused === undefined && (
          <Text tone="failure" size="small">
            {errorText(error, t)}
          </Text>
        )}
      </div>
      <div className={classes.foot}>
        <Button type="submit" loading={busy}>
          {meetings.length > 0
            ? t('series.save', { count: meetings.length })
            : t('series.saveNone')}
        </Button>
        <Button variant="default" onClick={onBack} disabled={busy}>
          {t('series.back')}
        </Button>
      </div>
    </Stack>
  )
}
