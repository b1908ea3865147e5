import type { Meeting } from './meeting.ts'
import classes from './meeting-line.module.css'
import { FollowUpSign, StateSign } from './state-sign.tsx'

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
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={classes.signs}>
        {meeting.FollowUp && <FollowUpSign />}
        <StateSign state={meeting.State} />
      </span>
    </button>
  )
}
