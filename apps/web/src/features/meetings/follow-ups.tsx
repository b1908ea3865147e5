import { Row } from '#layout'
import { Button, EmptyState, Loadable, Pager } from '#ui'
import { IconCheck, IconCircleCheck } from '@tabler/icons-react'
import { formatDateTime } from '@telemachos/rules/dates'
import { useRef, type KeyboardEvent } from 'react'
import { useTexts, type CallOutput, useParticipant } from '#shared'
import classes from './follow-ups.module.css'
import { fullName, type Meeting } from './meeting.ts'
import type { FollowUpList } from './use-follow-ups.ts'
import { useResolveFollowUp } from './use-resolve-follow-up.ts'

type FollowUp = CallOutput<'meetings.listFollowUps'>['list'][number]

interface Props {
  readonly followUps: FollowUpList
  readonly onOpen: (meeting: Meeting) => void
}

/** What is left to be seen to after meetings, the oldest first. */
export function FollowUps({ followUps, onOpen }: Props) {
  const { t } = useTexts()
  const { query, pages } = followUps
  return (
    <Loadable query={query}>
      {({ list, All }) => {
        if (All === 0) return <Nothing />
        return (
          <div className={classes.followUps}>
            <p role="status" className={classes.quiet}>
              {t('followUps.found', { count: All })}
            </p>
            <Lines list={list} onOpen={onOpen} />
            <Pager {...pages.of(All)} />
          </div>
        )
      }}
    </Loadable>
  )
}

function Nothing() {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={<IconCircleCheck size={28} stroke={1.5} />}
      title={t('followUps.none')}
      text={t('followUps.noneText')}
    />
  )
}

interface LinesProps extends Pick<Props, 'onOpen'> {
  readonly list: readonly FollowUp[]
}

function Lines({ list, onOpen }: LinesProps) {
  const { t } = useTexts()
  const { resolve, busy } = useResolveFollowUp()
  const items = useRef<HTMLUListElement>(null)
  const focus = (at: number) => {
    const buttons = items.current?.querySelectorAll<HTMLElement>('[data-resolve]') ?? []
    buttons[Math.max(0, Math.min(at, buttons.length - 1))]?.focus()
  }
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = [...event.currentTarget.children].findIndex((item) =>
      item.contains(document.activeElement),
    )
    focus(at + step)
  }
  async function seeTo({ Id, Text }: FollowUp, at: number): Promise<void> {
    // The next one has moved up to where the focus was.
    if (await resolve(Id, Text)) requestAnimationFrame(() => focus(at))
  }
  return (
    <>
      <p className={classes.keys} data-print="none">
        {t('followUps.keys')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows lead between its buttons */}
      <ul
        ref={items}
        aria-label={t('followUps.tabUnknown')}
        className={classes.list}
        onKeyDown={onKeyDown}
      >
        {list.map((followUp, index) => (
          <li key={followUp.Id}>
            <Line
              followUp={followUp}
              busy={busy}
              onResolve={() => void seeTo(followUp, index)}
              onOpen={() => onOpen(followUp)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

interface LineProps {
  readonly followUp: FollowUp
  readonly busy: boolean
  readonly onResolve: () => void
  readonly onOpen: () => void
}

function Line({ followUp, busy, onResolve, onOpen }: LineProps) {
  const { t } = useTexts()
  const participant = useParticipant()
  const { Text, Mentee, Mentor, Time, ActionTitle } = followUp
  const name = fullName(Mentee)
  const at = formatDateTime(Time)
  const facts = [name, ActionTitle, participant === 'mentor' ? '' : fullName(Mentor)]
  return (
    <article aria-label={`${name}: ${Text}`} className={classes.line}>
      <div className={classes.what}>
        <p className={classes.text}>{Text}</p>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p className={classes.quiet}>{t('followUps.from', { at })}</p>
      </div>
      <Row gap={2} className={classes.buttons}>
        <Button
          data-resolve=""
          leftSection={<IconCheck size={18} aria-hidden="true" />}
          aria-label={t('followUps.resolveOf', { name })}
          disabled={busy}
          onClick={onResolve}
        >
          {t('followUps.resolve')}
        </Button>
        <Button variant="default" aria-label={t('followUps.openOf', { name, at })} onClick={onOpen}>
          {t('followUps.open')}
        </Button>
      </Row>
    </article>
  )
}
