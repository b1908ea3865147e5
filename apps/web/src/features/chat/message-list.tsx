import { fullName } from '@telemachos/rules/greek-person'
import { useVirtualizer } from '@tanstack/react-virtual'
import { IconArrowDown } from '@tabler/icons-react'
import { formatTime, todayInAthens } from '@telemachos/rules/dates'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useIdentity, useTexts } from '#shared'
import { announce, Button, EmptyState, useNow } from '#ui'
import type { ChatLog, LogState } from './chat-log.ts'
import classes from './log.module.css'
import type { Conversation, Message, Quote } from './chat-types.ts'
import { dayWord, timeOn } from './day-words.ts'
import { rowsOf, type LogRow } from './log-rows.ts'
import { withoutShared } from './message-parts.ts'
import { MessageRow } from './message-row.tsx'
import { OutgoingRow } from './outgoing-row.tsx'
import { otherRead } from './read-status.ts'
import { useFollowing } from './use-following.ts'
import { lastInSight, useSeen } from './use-seen.ts'
import { useNamedMessage, useScrollTarget, type ScrollTarget } from './use-scroll-target.ts'

/** Spec §9: older messages are loaded from so many pixels before the top. */
const LOAD_AT_PX = 500

/** What a line is taken for until it has been measured. */
const LINE_PX = 56

interface Props {
  readonly conversation: Conversation
  readonly state: LogState
  readonly messages: readonly Message[]
  readonly log: ChatLog
  /** Between which numbers messages are marked as new; see rowsOf. */
  readonly unread: readonly [number, number]
  /** Up to which message the person has been shown them. */
  readonly seen: number
  /** Hears up to which message the log was in sight. */
  readonly onSeen: (seq: number) => void
  readonly onReply: (quote: Quote) => void
}

/** The messages of a conversation from its end on; only those in sight are drawn. */
export function MessageList(props: Props) {
  const { conversation, state, messages, log, unread, seen, onSeen, onReply } = props
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const scroller = useRef<HTMLDivElement>(null)
  const { outbox, isWhole } = state
  const rows = useMemo(
    () => rowsOf(messages, outbox, { unread, userId: UserId, isWhole }),
    [messages, outbox, unread, UserId, isWhole],
  )
  const [active, setActive] = useState<string>()
  const [shown, setShown] = useState<string>()
  const [target, setTarget] = useState<ScrollTarget>()
  /** The line that takes the focus once it is drawn. */
  const focusing = useRef<string>(undefined)
  // oxlint-disable-next-line react/incompatible-library -- Nothing of it is memoized here.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_PX,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    anchorTo: 'end',
  })
  const { isAway, toEnd, toLine, stay, hands, onScroll } = useFollowing(
    {
      first: rows[0]?.key,
      last: rows.at(-1)?.key,
      count: rows.length,
      height: virtual.getTotalSize(),
      waiting: outbox.length,
      isLatest: state.isLatest,
      isLoading: state.isLoading,
    },
    {
      scroller,
      toEnd: () => virtual.scrollToEnd(),
      toLine: ({ key, align }) => {
        const index = rows.findIndex((row) => row.key === key)
        if (index >= 0) virtual.scrollToIndex(index, { align })
      },
    },
  )
  const look = useSeen(scroller, (box) => lastInSight(rows, virtual.getVirtualItems(), box), onSeen)
  const reach = (seq: number): Promise<void> => {
    stay()
    return log.reach(seq)
  }
  const show = (seq: number): string | undefined => {
    const found = rows.find((row) => row.kind === 'message' && row.message.Seq === seq)
    if (!found) return undefined
    toLine({ key: found.key, align: 'center' })
    setActive(found.key)
    setShown(found.key)
    return found.key
  }
  useScrollTarget(useNamedMessage(), { messages, state, reach }, show)
  useScrollTarget(target, { messages, state, reach }, (seq) => {
    focusing.current = show(seq)
  })
  useEffect(() => {
    const line = scroller.current?.querySelector<HTMLElement>(
      `[data-message="${CSS.escape(focusing.current ?? '')}"]`,
    )
    if (!line) return
    focusing.current = undefined
    line.focus({ preventScroll: true })
  })
  /** Goes to what a message answers; the pressed quote may leave the page meanwhile. */
  function go(seq: number): void {
    scroller.current?.focus({ preventScroll: true })
    setTarget({ seq, asked: performance.now() })
  }
  useAnnounced(messages, conversation)
  const read = otherRead(conversation, UserId)
  const lastOwn = messages.findLast((one) => one.UserId === UserId && !one.Deleted)
  const isSeen = (lastOwn?.Seq ?? 0) <= (read ?? 0)
  const reached = read === undefined ? undefined : isSeen ? 'seen' : 'sent'
  /** Loads what will soon be in sight. */
  function loadNear({ scrollTop, scrollHeight, clientHeight }: HTMLElement): void {
    if (scrollTop < LOAD_AT_PX) void log.loadOlder()
    else if (scrollHeight - clientHeight - scrollTop < LOAD_AT_PX) void log.loadNewer()
  }
  const near = useRef(loadNear)
  useLayoutEffect(() => {
    near.current = loadNear
  })
  // Who has gone to the very end of what was there does not scroll any more.
  useEffect(() => {
    const frame = requestAnimationFrame(() => scroller.current && near.current(scroller.current))
    return () => cancelAnimationFrame(frame)
  }, [messages])

  // Of what is not here yet, the numbers say how many there are.
  const fresh =
    messages.filter((one) => one.Seq > seen && one.UserId !== UserId && !one.Deleted).length +
    (state.isLatest ? 0 : Math.max(0, log.latest - Math.max(seen, messages.at(-1)?.Seq ?? 0)))
  const focusable = rows.filter((row) => row.kind === 'message')
  const current = focusable.find(({ key }) => key === active) ?? focusable.at(-1)
  function move(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const isOnMessage = event.target instanceof HTMLElement && event.target.dataset['message']
    if (step === undefined || !isOnMessage || !current) return
    event.preventDefault()
    const next = focusable[focusable.indexOf(current) + step]
    if (!next) return
    setActive(next.key)
    toLine({ key: next.key, align: 'auto' })
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>('[data-message][tabindex="0"]')?.focus(),
    )
  }
  return (
    <div className={classes.logFrame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Arrows go from message to message. */}
      <div
        ref={scroller}
        role="log"
        tabIndex={-1}
        aria-label={t('chat.log')}
        aria-live="off"
        aria-busy={state.isLoading}
        className={classes.log}
        onScroll={({ currentTarget }) => {
          onScroll(currentTarget)
          loadNear(currentTarget)
          look()
        }}
        onKeyDown={move}
        {...hands}
      >
        {rows.length === 0 && <EmptyState title={t('chat.begin')} text={t('chat.beginText')} />}
        <div className={classes.sheet} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const row = rows[index]
            return (
              row && (
                <div
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  className={classes.place}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <Line
                    {...{ row, conversation, log, onReply }}
                    isActive={row === current}
                    reached={row.key === lastOwn?.MessageId ? reached : undefined}
                    isTarget={row.key === shown && row === current}
                    onGo={go}
                    onActive={() => setActive(row.key)}
                  />
                </div>
              )
            )
          })}
        </div>
      </div>
      {(isAway || !state.isLatest) && (
        <Button
          variant="default"
          className={classes.toEnd ?? ''}
          leftSection={<IconArrowDown size={16} aria-hidden="true" />}
          onClick={() => void log.toLatest().then(toEnd)}
        >
          {fresh > 0 ? t('chat.toEnd.new', { count: fresh }) : t('chat.toEnd')}
        </Button>
      )}
    </div>
  )
}

interface LineProps {
  readonly row: LogRow
  readonly conversation: Conversation
  readonly log: ChatLog
  readonly isActive: boolean
  readonly isTarget: boolean
  readonly reached: 'sent' | 'seen' | undefined
  readonly onActive: () => void
  readonly onReply: (quote: Quote) => void
  readonly onGo: (seq: number) => void
}

function Line({ row, ...rest }: LineProps) {
  const { t, language } = useTexts()
  const today = todayInAthens(useNow())
  const words = { language, today: t('chat.today'), yesterday: t('chat.yesterday') }
  switch (row.kind) {
    case 'day':
      return <p className={classes.day}>{dayWord(row.day, today, words)}</p>
    case 'unread':
      return <p className={classes.unread}>{t('chat.unread')}</p>
    case 'message': {
      const { message, isFollowing, day } = row
      const time = day === undefined ? formatTime(message.Time) : timeOn(message.Time, today, words)
      return <MessageRow {...{ message, isFollowing, time }} {...rest} />
    }
    case 'outgoing':
      return <OutgoingRow outgoing={row.outgoing} conversation={rest.conversation} log={rest.log} />
  }
}

/** Says what others write to people who listen to the page; what was there before is not news. */
function useAnnounced(messages: readonly Message[], { Users }: Conversation): void {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const last = useRef(messages.at(-1)?.Seq ?? 0)
  useEffect(() => {
    const latest = messages.at(-1)
    if (!latest || latest.Seq <= last.current) return
    last.current = latest.Seq
    const author = Users.find(({ Id }) => Id === latest.UserId)
    if (latest.UserId === UserId || !author || latest.Deleted) return
    announce(`${fullName(author)}: ${withoutShared(latest.Message, t('chat.shared.file'))}`)
  }, [messages, Users, UserId, t])
}
