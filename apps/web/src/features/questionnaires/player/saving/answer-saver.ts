import { sameAnswer, type Answer } from '@telemachos/questionnaire/answers'
import {
  acknowledge,
  dueWrites,
  fail,
  isDrained,
  nextDue,
  refuse,
  reopenQueue,
  revisions,
  sent,
  settledGroup,
  write,
  type Acknowledged,
  type DueWrite,
  type GroupQueue,
  type SaveQueue,
} from '@telemachos/questionnaire/saving/save-queue'
import { ApiError, canRetry, service } from '#shared'
import { whenIdle } from '#ui'
import type { Questionnaire } from '../quest-source.ts'
import { Keeper } from './kept-answers.ts'
import { acknowledgedFrom, type Opened } from './merge-queue.ts'
import { sendWrite, type Saved } from './send-write.ts'

interface Options {
  /** Under what the browser keeps what waits. */
  readonly key: string
  /** When it was taken from there. */
  readonly takenAt: number
  readonly answerSetId: number
  readonly opened: Opened
  /** Whether the server would have it; what is not right is kept here and not sent. */
  readonly isRight: (groupId: number, answer: Answer) => boolean
  /** What is on the screen of a group has changed. */
  readonly onShown: (groupId: number, answer: Answer) => void
  /** An answer was taken back, or one that was has been dealt with. */
  readonly onLoss: () => void
  /** The attempt stands differently: over, or cleared by an administrator. */
  readonly onStale: () => void
}

/** So long, in milliseconds, what is due waits at most for a page that is never idle. */
const TIMEOUT_MS = 100

/**
 * Saves answers one group at a time, as the queue says: what was typed is kept in the browser at
 * once, sent when it rests, sent again when it fails, and taken back when it cannot be saved. What
 * the person does next goes before the sending. Only the tab that leads makes one.
 */
export class AnswerSaver {
  readonly #options: Options
  readonly #keeper: Keeper
  readonly #listeners = new Set<() => void>()
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>()
  readonly #reasons = new Map<number, string>()
  /** What the server has confirmed of the groups that are not in the queue: most of them. */
  readonly #settled = new Map<number, Acknowledged>()
  /** The groups with something to send or to decide about, so that an answer looks at those alone. */
  #queue: SaveQueue
  #drafts: Readonly<Record<number, Answer>>
  #next: ReturnType<typeof setTimeout> | undefined
  #isWaitingForRest = false
  #savedAt: string | null = null
  #isStopped = false
  #stopListening: () => void = () => {}

  constructor(options: Options) {
    this.#options = options
    this.#keeper = new Keeper(options.key, options.takenAt, () => this.#tell())
    this.#queue = this.#withoutSettled(options.opened.queue)
    this.#drafts = options.opened.drafts
  }

  /** Sends what was kept from an earlier visit, and from now on what is answered. */
  start(): void {
    this.#isStopped = false
    this.#stopListening = service.whenBack(this.#retryNow)
    addEventListener('pagehide', this.#sendAll)
    document.addEventListener('visibilitychange', this.#onHidden)
    this.flush()
    this.#pump()
  }

  /** What is due still goes, nothing more; what waits stays in the browser. */
  stop(): void {
    this.#sendDue(Infinity)
    this.#isStopped = true
    this.#keeper.handOver()
    this.#stopListening()
    removeEventListener('pagehide', this.#sendAll)
    document.removeEventListener('visibilitychange', this.#onHidden)
    for (const timer of this.#timers.values()) clearTimeout(timer)
    clearTimeout(this.#next)
  }

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What is on the screen of each group. */
  shown(): Map<number, Answer> {
    const shown = this.#allGroups().map(([id, group]) => [id, group.shown] as const)
    return new Map([...shown, ...entriesOf(this.#drafts)])
  }

  group(groupId: number): GroupQueue {
    return this.#queue.groups[groupId] ?? settledGroup(this.#settled.get(groupId))
  }

  /** Why the server refused the group's last write, in words; '' where it did not. */
  reason(groupId: number): string {
    return this.#reasons.get(groupId) ?? ''
  }

  /** The server's time of the last answer that it confirmed. */
  get savedAt(): string | null {
    return this.#savedAt
  }

  get isSaving(): boolean {
    return !isDrained(this.#queue) || entriesOf(this.#drafts).some(([id]) => this.#isReady(id))
  }

  /** The groups whose answers were taken back and wait for a decision. */
  lost(): ReadonlySet<number> {
    const groups = entriesOf(this.#queue.groups).filter(([, group]) => group.rolledBack)
    return new Set(groups.map(([id]) => id))
  }

  get isFailing(): boolean {
    return Object.values(this.#queue.groups).some(({ failures }) => failures > 0)
  }

  /** Whether what waits would outlast the page: 'no' where the browser has no room for it. */
  get outlasts(): 'yes' | 'notYet' | 'no' {
    if (this.#keeper.hasFailed) return 'no'
    return this.#keeper.isKept ? 'yes' : 'notYet'
  }

  /** The revisions that a finish counts on. */
  expected(): { GroupId: number; Rev: number }[] {
    const queue = { ...this.#queue, groups: Object.fromEntries(this.#allGroups()) }
    return revisions(queue).map(({ groupId, rev }) => ({ GroupId: groupId, Rev: rev }))
  }

  get epoch(): number {
    return this.#queue.epoch
  }

  /** The person has answered; what is typed is sent once it has rested for so many milliseconds. */
  answer(groupId: number, answer: Answer, rest = 0): void {
    clearTimeout(this.#timers.get(groupId))
    this.#drafts = { ...this.#drafts, [groupId]: answer }
    this.#options.onShown(groupId, answer)
    if (rest > 0) {
      this.#timers.set(
        groupId,
        setTimeout(() => this.#enqueue(groupId), rest),
      )
      this.#keep()
    } else this.#enqueue(groupId)
    this.#tell()
  }

  /** Puts back what was typed before it was taken back. */
  giveBack(groupId: number): void {
    const { rolledBack } = this.group(groupId)
    if (!rolledBack) return
    this.answer(groupId, rolledBack.answer)
    this.#retryNow()
  }

  /** The person is content with what the server has. */
  letGo(groupId: number): void {
    const group = { ...this.group(groupId), rolledBack: null }
    this.#change(this.#queueWith(groupId, group))
  }

  /** What is being typed counts as it is. */
  flush = (): void => {
    for (const [id] of entriesOf(this.#drafts)) this.#enqueue(id)
  }

  /** Waits until the server has everything. @returns false when that takes too long. */
  async drain(patience: number): Promise<boolean> {
    this.flush()
    if (this.isFailing) this.#retryNow()
    this.#sendDue(Infinity)
    const until = Date.now() + patience
    while (this.isSaving && Date.now() < until) {
      await new Promise((resolve) => {
        const forget = this.listen(() => resolve(forget()))
        setTimeout(() => resolve(forget()), 500)
      })
    }
    return !this.isSaving
  }

  #isReady(groupId: number): boolean {
    const draft = this.#drafts[groupId]
    return draft !== undefined && this.#options.isRight(groupId, draft)
  }

  #enqueue(groupId: number): void {
    clearTimeout(this.#timers.get(groupId))
    const { [groupId]: draft, ...others } = this.#drafts
    if (!draft || !this.#options.isRight(groupId, draft)) return this.#keep()
    this.#drafts = others
    this.#reasons.delete(groupId)
    const group = this.group(groupId)
    const isNews = !sameAnswer(group.shown, draft) || group.rolledBack !== null
    const queue = this.#queueWith(groupId, group)
    this.#change(isNews ? write(queue, groupId, draft, crypto.randomUUID()) : queue)
    this.#pump()
  }

  #retryNow = (): void => {
    if (this.#isStopped) return
    this.#change(reopenQueue(this.#queue))
    this.#pump()
  }

  /** The page is about to go, or may go without another word. */
  #sendAll = (): void => {
    this.flush()
    this.#sendDue(Infinity, true)
  }

  #onHidden = (): void => {
    if (document.hidden) this.#sendAll()
  }

  /** Sends what is due, or will be, as soon as the page rests. */
  #pump(): void {
    clearTimeout(this.#next)
    const next = this.#isStopped ? undefined : nextDue(this.#queue)
    if (next === undefined) return
    if (next > now()) this.#next = setTimeout(() => this.#pump(), next - now())
    // Browsers hardly let a page rest that nobody sees.
    else if (document.hidden) this.#sendDue()
    else void this.#sendAtRest()
  }

  async #sendAtRest(): Promise<void> {
    if (this.#isWaitingForRest) return
    this.#isWaitingForRest = true
    await whenIdle(TIMEOUT_MS)
    this.#isWaitingForRest = false
    this.#sendDue()
  }

  #sendDue(mostAtOnce?: number, outlastsPage = document.hidden): void {
    if (this.#isStopped) return
    for (const due of dueWrites(this.#queue, now(), mostAtOnce)) {
      // Kept as it is: whether it waits or is under way, a reload sends it again.
      this.#queue = sent(this.#queue, due.groupId, due.write.opId, now())
      void this.#send(due, outlastsPage)
    }
    this.#pump()
  }

  async #send(due: DueWrite, outlastsPage: boolean): Promise<void> {
    const { groupId, write: sending } = due
    try {
      const { answerSetId } = this.#options
      const saved = await sendWrite(answerSetId, this.#queue, due, outlastsPage)
      this.#confirm(groupId, sending.opId, saved)
    } catch (error) {
      this.#refuse(groupId, sending.opId, error)
    }
    this.#pump()
  }

  #confirm(groupId: number, opId: string, { Current, Outcome, Now }: Saved): void {
    const current = acknowledgedFrom(Current)
    if (Outcome === 'late') {
      this.#change(refuse(this.#queue, groupId, opId, current, 'late'))
      return this.#options.onStale()
    }
    this.#savedAt = Now
    this.#change(acknowledge(this.#queue, groupId, opId, current))
  }

  #refuse(groupId: number, opId: string, error: unknown): void {
    if (!(error instanceof ApiError) || canRetry(error)) {
      const options = { now: now(), jitter: Math.random(), restoreOpId: crypto.randomUUID() }
      return this.#change(fail(this.#queue, groupId, opId, options))
    }
    this.#reasons.set(groupId, error.message)
    const isConflict = error.code === 'quest_conflict'
    const current = isConflict
      ? acknowledgedFrom(error.details['Current'] as Questionnaire['Answers'][string])
      : undefined
    this.#change(refuse(this.#queue, groupId, opId, current))
    if (error.code === 'quest_cleared' || error.code === 'rule_violated') this.#options.onStale()
  }

  #change(queue: SaveQueue): void {
    const before = this.#queue
    this.#queue = queue
    for (const [groupId, group] of entriesOf(queue.groups)) {
      const old = before.groups[groupId]
      if (old === group) continue
      if (!this.#drafts[groupId] && old?.shown !== group.shown)
        this.#options.onShown(groupId, group.shown)
      if ((old?.rolledBack ?? null) !== group.rolledBack) this.#options.onLoss()
    }
    this.#queue = this.#withoutSettled(queue)
    this.#keep()
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Keeps in the browser what the server does not have, and nothing once it has it all. */
  #keep(): void {
    const isNothing =
      Object.keys(this.#queue.groups).length === 0 && Object.keys(this.#drafts).length === 0
    this.#keeper.keep(isNothing ? undefined : { queue: this.#queue, drafts: this.#drafts })
  }

  #allGroups(): [number, GroupQueue][] {
    const settled = [...this.#settled].map(([id, one]): [number, GroupQueue] => [
      id,
      settledGroup(one),
    ])
    return [...settled, ...entriesOf(this.#queue.groups)]
  }

  #queueWith(groupId: number, group: GroupQueue): SaveQueue {
    return { ...this.#queue, groups: { ...this.#queue.groups, [groupId]: group } }
  }

  #withoutSettled(queue: SaveQueue): SaveQueue {
    const groups = entriesOf(queue.groups)
    for (const [id, group] of groups) {
      if (isUnsettled(group)) this.#settled.delete(id)
      else this.#settled.set(id, group.acknowledged)
    }
    const unsettled = groups.filter(([, group]) => isUnsettled(group))
    return { ...queue, groups: Object.fromEntries(unsettled) }
  }
}

/** The server lacks it, or the person has still to decide about it. */
const isUnsettled = ({ waiting, underWay, rolledBack }: GroupQueue): boolean =>
  waiting !== null || underWay !== null || rolledBack !== null

/** What a record holds, by group id. */
function entriesOf<Value>(record: Readonly<Record<number, Value>>): [number, Value][] {
  return Object.entries(record).map(([id, value]) => [Number(id), value])
}

/** Milliseconds by a clock that does not go back, also over a reload. */
const now = (): number => performance.timeOrigin + performance.now()
