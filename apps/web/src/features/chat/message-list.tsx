import { useVirtualizer } from '@tanstack/react-virtual'
import { useRouterState } from '@tanstack/react-router'
import { IconArrowDown } from '@tabler/icons-react'
import { todayInAthens } from '@telemachos/rules/dates'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useIdentity, useTexts } from '#shared'
import { announce, Button, EmptyState, useNow } from '#ui'
import type { ChatLog, LogState } from './chat-log.ts'
import classes from './log.module.css'
import type { Conversation, Message } from './chat-types.ts'
import { dayWord } from './day-words.ts'
import { rowsOf, type LogRow } from './log-rows.ts'
import { fullName } from './names.ts'
import { MessageRow } from './message-row.tsx'
import { OutgoingRow } from './outgoing-row.tsx'
import { useFollowing } from './use-following.ts'
import { lastInSight, useSeen } from './use-seen.ts'

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
  /** Hears up to which message the log was in sight. */
  readonly onSeen: (seq: number) => void
}

/** The messages of a conversation from its end on; only those in sight are drawn. */
export function MessageList({ conversation, state, messages, log, unread, onSeen }: Props) {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const scroller = useRef<HTMLDivElement>(null)
  const { outbox, isWhole } = state
  const rows = useMemo(
    () => rowsOf(messages, outbox, { unread, userId: UserId, isWhole }),
    [messages, outbox, unread, UserId, isWhole],
  )
  const [active, setActive] = useState<string>()
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
  useFound(messages, state, reach, (seq) => {
    const found = rows.find((row) => row.kind === 'message' && row.message.Seq === seq)
    if (!found) return
    toLine({ key: found.key, align: 'center' })
    setActive(found.key)
  })
  useAnnounced(messages, conversation)
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
                    {...{ row, conversation, log }}
                    isActive={row === current}
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
          {t('chat.toEnd')}
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
  readonly onActive: () => void
}

function Line({ row, ...rest }: LineProps) {
  const { t, language } = useTexts()
  const today = todayInAthens(useNow())
  switch (row.kind) {
    case 'day': {
      const words = { language, today: t('chat.today'), yesterday: t('chat.yesterday') }
      return <p className={classes.day}>{dayWord(row.day, today, words)}</p>
    }
    case 'unread':
      return <p className={classes.unread}>{t('chat.unread')}</p>
    case 'message':
      return <MessageRow message={row.message} isFollowing={row.isFollowing} {...rest} />
    case 'outgoing':
      return <OutgoingRow outgoing={row.outgoing} log={rest.log} />
  }
}

/** Goes to the message that the address names: `#m12`. */
function useFound(
  messages: readonly Message[],
  { isLoading }: LogState,
  reach: (seq: number) => Promise<void>,
  show: (seq: number) => void,
): void {
  const { hash, state: visit } = useRouterState({ select: (state) => state.location })
  const wanted = /^m(\d{1,9})$/.exec(hash)?.[1]
  // Asked for once more, it is shown once more.
  const asked = `${wanted} ${visit.asked ?? ''}`
  const sought = useRef({ asked: '', isAsked: false, isAnswered: false, isDone: false })
  useEffect(() => {
    if (wanted === undefined || messages.length === 0 || isLoading) return
    if (sought.current.asked !== asked)
      sought.current = { asked, isAsked: false, isAnswered: false, isDone: false }
    const state = sought.current
    if (state.isDone) return
    const seq = Number(wanted)
    const isHere = messages.some(({ Seq }) => Seq === seq)
    if (isHere || state.isAnswered) {
      state.isDone = true
      show(seq)
    } else if (!state.isAsked) {
      state.isAsked = true
      void reach(seq).then(() => (state.isAnswered = true))
    }
  })
}

/** Says what others write to people who listen to the page; what was there before is not news. */
function useAnnounced(messages: readonly Message[], { Users }: Conversation): void {
  const { UserId } = useIdentity()
  const last = useRef(messages.at(-1)?.Seq ?? 0)
  useEffect(() => {
    const latest = messages.at(-1)
    if (!latest || latest.Seq <= last.current) return
    last.current = latest.Seq
    const author = Users.find(({ Id }) => Id === latest.UserId)
    if (latest.UserId !== UserId && author) announce(`${fullName(author)}: ${latest.Message}`)
  }, [messages, Users, UserId])
}
