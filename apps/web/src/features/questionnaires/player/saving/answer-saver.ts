import { sameAnswer, type Answer } from '@telemachos/questionnaire/answers'
import {
  acknowledge,
  dueWrites,
  fail,
  groupOf,
  isDrained,
  nextDue,
  refuse,
  reopenQueue,
  revisions,
  sent,
  write,
  type DueWrite,
  type GroupQueue,
  type SaveQueue,
} from '@telemachos/questionnaire/saving/save-queue'
import { ApiError, canRetry } from '../../../../shared/api/api-error.ts'
import type { Questionnaire } from '../quest-source.ts'
import { Keeper } from './kept-answers.ts'
import { acknowledgedFrom, type Opened } from './merge-queue.ts'
import { sendWrite, type Saved } from './send-write.ts'

interface Options {
  /** Under what the browser keeps what waits. */
  readonly key: string
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

/**
 * Saves answers one group at a time, as the queue says: what was typed is kept in the browser at
 * once, sent when it rests, sent again when it fails, and taken back when it cannot be saved. Only
 * the tab that leads makes one.
 */
export class AnswerSaver {
  readonly #options: Options
  readonly #keeper: Keeper
  readonly #listeners = new Set<() => void>()
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>()
  readonly #reasons = new Map<number, string>()
  #queue: SaveQueue
  #drafts: Readonly<Record<number, Answer>>
  #next: ReturnType<typeof setTimeout> | undefined
  #savedAt: string | null = null
  #isStopped = false

  constructor(options: Options) {
    this.#options = options
    this.#keeper = new Keeper(options.key, () => this.#tell())
    this.#queue = options.opened.queue
    this.#drafts = options.opened.drafts
  }

  /** Sends what was kept from an earlier visit, and from now on what is answered. */
  start(): void {
    this.#isStopped = false
    addEventListener('online', this.#retryNow)
    addEventListener('pagehide', this.flush)
    this.flush()
    this.#pump()
  }

  /** Nothing more is sent from here; what waits stays in the browser. */
  stop(): void {
    this.#isStopped = true
    removeEventListener('online', this.#retryNow)
    removeEventListener('pagehide', this.flush)
    for (const timer of this.#timers.values()) clearTimeout(timer)
    clearTimeout(this.#next)
  }

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What is on the screen of each group. */
  shown(): Map<number, Answer> {
    const queued = Object.entries(this.#queue.groups).map(([id, { shown }]) => [Number(id), shown])
    const typed = Object.entries(this.#drafts).map(([id, answer]) => [Number(id), answer])
    return new Map([...queued, ...typed] as [number, Answer][])
  }

  group(groupId: number): GroupQueue {
    return groupOf(this.#queue, groupId)
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
    return !isDrained(this.#queue) || Object.keys(this.#drafts).some((id) => this.#isReady(id))
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
    return revisions(this.#queue).map(({ groupId, rev }) => ({ GroupId: groupId, Rev: rev }))
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
    const { takenBack } = this.group(groupId)
    if (!takenBack) return
    this.answer(groupId, takenBack.answer)
    this.#retryNow()
  }

  /** The person is content with what the server has. */
  letGo(groupId: number): void {
    const { [groupId]: group, ...others } = this.#queue.groups
    if (group)
      this.#change({ ...this.#queue, groups: { ...others, [groupId]: noTakenBack(group) } })
  }

  /** What is being typed counts as it is. */
  flush = (): void => {
    for (const id of Object.keys(this.#drafts)) this.#enqueue(Number(id))
  }

  /** Waits until the server has everything. @returns false when that takes too long. */
  async drain(patience: number): Promise<boolean> {
    this.flush()
    if (this.isFailing) this.#retryNow()
    const until = Date.now() + patience
    while (this.isSaving && Date.now() < until) {
      await new Promise((resolve) => {
        const forget = this.listen(() => resolve(forget()))
        setTimeout(() => resolve(forget()), 500)
      })
    }
    return !this.isSaving
  }

  #isReady(id: string): boolean {
    const draft = this.#drafts[Number(id)]
    return draft !== undefined && this.#options.isRight(Number(id), draft)
  }

  #enqueue(groupId: number): void {
    clearTimeout(this.#timers.get(groupId))
    const { [groupId]: draft, ...others } = this.#drafts
    if (!draft || !this.#options.isRight(groupId, draft)) return this.#keep()
    this.#drafts = others
    this.#reasons.delete(groupId)
    const { shown, takenBack } = this.group(groupId)
    const isNews = !sameAnswer(shown, draft) || takenBack !== null
    this.#change(isNews ? write(this.#queue, groupId, draft, crypto.randomUUID()) : this.#queue)
    this.#pump()
  }

  #retryNow = (): void => {
    if (this.#isStopped) return
    this.#change(reopenQueue(this.#queue))
    this.#pump()
  }

  #pump(): void {
    clearTimeout(this.#next)
    if (this.#isStopped) return
    for (const due of dueWrites(this.#queue, now())) {
      this.#change(sent(this.#queue, due.groupId, due.write.opId))
      void this.#send(due)
    }
    const next = nextDue(this.#queue)
    if (next !== undefined) this.#next = setTimeout(() => this.#pump(), Math.max(0, next - now()))
  }

  async #send(due: DueWrite): Promise<void> {
    const { groupId, write: sending } = due
    try {
      const saved = await sendWrite(this.#options.answerSetId, this.#queue, due)
      this.#confirm(groupId, sending.opId, saved)
    } catch (error) {
      this.#refuse(groupId, sending.opId, error)
    }
    this.#pump()
  }

  #confirm(groupId: number, opId: string, { Current, Outcome, Now }: Saved): void {
    if (Outcome === 'late') this.#options.onStale()
    else this.#savedAt = Now
    this.#change(acknowledge(this.#queue, groupId, opId, acknowledgedFrom(Current)))
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
    for (const [id, group] of Object.entries(queue.groups)) {
      const groupId = Number(id)
      const old = before.groups[groupId]
      if (old === group) continue
      if (!this.#drafts[groupId] && old?.shown !== group.shown)
        this.#options.onShown(groupId, group.shown)
      if ((old?.takenBack ?? null) !== group.takenBack) this.#options.onLoss()
    }
    this.#keep()
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Keeps in the browser what the server does not have, and nothing once it has it all. */
  #keep(): void {
    const groups = Object.fromEntries(Object.entries(this.#queue.groups).filter(isUnsettled))
    const isNothing = Object.keys(groups).length === 0 && Object.keys(this.#drafts).length === 0
    const kept = { queue: { ...this.#queue, groups }, drafts: this.#drafts }
    this.#keeper.keep(isNothing ? undefined : kept)
  }
}

/** The server lacks it, or the person has still to decide about it. */
const isUnsettled = ([, { waiting, underWay, takenBack }]: [string, GroupQueue]): boolean =>
  waiting !== null || underWay !== null || takenBack !== null

const noTakenBack = (group: GroupQueue): GroupQueue => ({ ...group, takenBack: null })

/** Milliseconds by a clock that does not go back, also over a reload. */
const now = (): number => performance.timeOrigin + performance.now()
