import { Heading, Row, Text } from '#layout'
import { ProjectLink } from '#ui'
import { useTexts, useParticipant } from '#shared'
import { PersonMark, MENTEES } from '#features/people'
import { formatDateTime } from '@telemachos/rules/dates'
import { pathOf } from '@telemachos/contract/paths'
import { ActionMark } from '../action/state-label.tsx'
import { ProgressBar } from '../action/progress-bar.tsx'
import { summarize } from './mentee-summary.ts'
import type { GridColumn, GridRow, MenteeSummary } from './mentee-summary.ts'
import classes from './mentee-card.module.css'

interface Props {
  readonly row: GridRow
  readonly columns: readonly GridColumn[]
  /** Whether actions that count are hidden from the reader's role. */
  readonly isPartial: boolean
  readonly now: Date
}

/** One mentee in the list; the whole card leads to their page. */
export function MenteeCard({ row, columns, isPartial, now }: Props) {
  const { t } = useTexts()
  const participant = useParticipant()
  const summary = summarize(row, columns, now)
  return (
    <article className={classes.card}>
      <Row nowrap gap={3} align="center">
        <PersonMark person={row} roles={MENTEES} size="small" />
        <Heading size="small">
          <ProjectLink
            to={pathOf('mentor.mentee.view', { menteeId: row.Id })}
            className={classes.link}
          >
            {row.LastName} {row.FirstName}
          </ProjectLink>
        </Heading>
      </Row>
      {!row.Active && (
        <Text tone="faint" size="small">
          {t('actions.mentor.list.inactive')}
        </Text>
      )}
      {participant !== 'mentor' && row.MentorName !== '' && (
        <Text tone="faint" size="small">
          {t('actions.mentor.list.mentor', { name: row.MentorName })}
        </Text>
      )}
      <ProgressBar
        done={row.DoneCount}
        total={row.Total}
        among={row.Only ? 'yours' : isPartial ? 'partial' : undefined}
      />
      <Ahead summary={summary} />
    </article>
  )
}

function Ahead({ summary }: { readonly summary: MenteeSummary }) {
  const { t } = useTexts()
  const { next, overdue } = summary
  return (
    <ul className={classes.ahead}>
      {overdue > 0 && (
        <Text as="li" tone="failure">
          <ActionMark state="overdue" />
          {t('actions.mentor.list.overdue', { count: overdue })}
        </Text>
      )}
      {next?.at !== undefined && (
        <li>
          <ActionMark state="scheduled" />
          {t('actions.mentor.list.meeting', {
            date: formatDateTime(next.at),
            title: next.column.Title,
          })}
        </li>
      )}
      {next && next.at === undefined && (
        <li>
          <ActionMark state="todo" />
          {t('actions.mentor.list.next', { title: next.column.Title })}
        </li>
      )}
      {!next && (
        <li>
          <ActionMark state="done" />
          {t('actions.mentor.list.allDone')}
        </li>
      )}
    </ul>
  )
}
