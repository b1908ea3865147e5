import { Row, Text } from '#layout'
import type { Meeting } from './meeting.ts'
import classes from './meeting-line.module.css'
import { AskedSign, FollowUpSign, StateSign } from './state-sign.tsx'

interface Props {
  readonly meeting: Meeting
  readonly when: string
  readonly what: string
  /** What else is known of it; empty ones are left out. */
  readonly facts: readonly string[]
  readonly onOpen: () => void
}

/** A meeting as a line of a list. */
export function MeetingLine({ meeting, when, what, facts, onOpen }: Props) {
  return (
    <button type="button" className={classes.line} data-state={meeting.State} onClick={onOpen}>
      <span className={classes.time}>{when}</span>
      <span className={classes.what}>
        <span className={classes.name}>{what}</span>
        <Text as="span" tone="faint" size="small">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </span>
      <Row as="span" gap={3} lineGap={1}>
        {meeting.FollowUp && <FollowUpSign />}
        {meeting.Asked && <AskedSign />}
        <StateSign meeting={meeting} />
      </Row>
    </button>
  )
}
