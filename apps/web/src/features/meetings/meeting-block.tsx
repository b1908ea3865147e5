import { Row } from '#layout'
import { IconFlag, IconMessageQuestion } from '@tabler/icons-react'
import { formatTime } from '@telemachos/rules/dates'
import type { KeyboardEvent } from 'react'
import type { Meeting } from './meeting.ts'
import classes from './meeting-block.module.css'
import { shownState } from './shown-state.ts'
import { StateIcon } from './state-sign.tsx'
import { useDrag, useNow } from '#ui'
import { alongText, readingKey, useIdentity } from '#shared'
import { useMeetingName } from './use-meeting-name.ts'
import type { MovingControl } from './use-moving.ts'

const STEPS: Record<string, { days?: number; quarters?: number }> = {
  ArrowUp: { quarters: -1 },
  ArrowDown: { quarters: 1 },
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
}

interface Props {
  readonly meeting: Meeting
  readonly moving: MovingControl
  readonly onOpen: (meeting: Meeting) => void
}

/** A meeting among the hours: opens on a click, and is moved by dragging or by M and the arrows. */
export function MeetingBlock({ meeting, moving, onOpen }: Props) {
  const name = useMeetingName()
  const state = shownState(meeting, useNow())
  const { SingleKeys } = useIdentity()
  const movable = meeting.CanEdit && meeting.State === 'planned'
  const isMoving = moving.current?.meeting.Id === meeting.Id
  const drag = useDrag({
    disabled: !movable,
    onDrag: (dx, dy) => moving.drag(meeting, alongText(dx), dy),
    onDrop: moving.finish,
    onStop: moving.stop,
  })

  function onKeyDown(event: KeyboardEvent): void {
    const { key, code, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    // By its place on the keyboard: with Greek letters M is written μ.
    if (!isMoving) {
      if (SingleKeys && movable && code === 'KeyM') {
        event.preventDefault()
        moving.begin(meeting)
      }
      return
    }
    const step = STEPS[readingKey(key)]
    if (step) moving.step(step)
    else if (key === 'Enter') moving.finish()
    else if (key === 'Escape') moving.stop()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      type="button"
      className={classes.block}
      data-state={state}
      data-movable={movable || undefined}
      data-moving={isMoving || undefined}
      aria-keyshortcuts={SingleKeys && movable ? 'M' : undefined}
      {...drag.handlers}
      onBlur={() => {
        if (isMoving) moving.stop()
      }}
      onKeyDown={onKeyDown}
      onClick={() => {
        if (!drag.wasDragged() && !isMoving) onOpen(meeting)
      }}
    >
      <Row as="span" nowrap gap={1} align="center" className={classes.time}>
        <StateIcon state={state} size={14} />
        {formatTime(meeting.Time)}
        {meeting.Asked && (
          <IconMessageQuestion size={14} aria-hidden="true" className={classes.flag} />
        )}
        {meeting.FollowUp && <IconFlag size={14} aria-hidden="true" className={classes.flag} />}
      </Row>
      <span className={classes.name}>{name.with(meeting)}</span>
      <span className="visually-hidden">{name.rest(meeting)}</span>
    </button>
  )
}
