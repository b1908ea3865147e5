import type { Answer } from '../answers.ts'
import { say } from '../testing.ts'
import { decideSave, type SaveOperation, type StoredAnswer } from './decide-save.ts'
import {
  acknowledge,
  dueWrites,
  fail,
  nextDue,
  openQueue,
  refuse,
  sent,
  write,
  type SaveQueue,
} from './save-queue.ts'

interface Tab {
  queue: SaveQueue
}

interface Request {
  readonly tab: Tab
  readonly groupId: number
  readonly operation: SaveOperation
}

type Reply = Request & {
  readonly kind: 'saved' | 'conflict'
  readonly stored: StoredAnswer | undefined
}

/** Two pages, a server that saves as decideSave says, and a network between them, for tests. */
export class TwoTabs {
  readonly groups = [1, 2, 3, 4]
  readonly tabs: readonly Tab[]
  readonly #random: () => number
  readonly #stored = new Map<number, StoredAnswer>()
  readonly #history: (SaveOperation & { groupId: number; rev: number })[] = []
  readonly #done = new Map<string, StoredAnswer>()
  #requests: Request[] = []
  #replies: Reply[] = []
  #now = 0
  #names = 0

  constructor(random: () => number) {
    this.#random = random
    this.tabs = ['tab-a', 'tab-b'].map((clientId) => ({
      queue: openQueue({ clientId, epoch: 0, worksOffline: random() % 4 === 0 }, []),
    }))
  }

  /** Whatever may happen, so many times. */
  run(steps: number): void {
    for (let step = 0; step < steps; step++) this.#step()
  }

  /** The network gets well and everything arrives. */
  settle(): void {
    for (let turn = 0; turn < 20; turn++) {
      for (const tab of this.tabs) this.#send(tab)
      while (this.#requests.length > 0) this.#serve(this.#requests.shift())
      while (this.#replies.length > 0) this.#hear(this.#replies.shift())
      // Whose request or answer was lost gives up waiting for it.
      for (const tab of this.tabs) this.#timeOut(tab)
      this.#now += 40_000
    }
  }

  historyOf(groupId: number) {
    return this.#history.filter((one) => one.groupId === groupId)
  }

  answerAt(groupId: number, rev: number): Answer | undefined {
    return this.historyOf(groupId).find((one) => one.rev === rev)?.answer
  }

  #step(): void {
    const tab = this.#pick(this.tabs)
    this.#now += this.#random() % 4_000
    switch (this.#random() % 8) {
      case 0:
      case 1:
        tab.queue = write(tab.queue, this.#pick(this.groups), this.#newText(), this.#newName())
        break
      case 2:
      case 3:
        this.#send(tab)
        break
      case 4:
        // A request arrives, twice perhaps, and not in its turn.
        this.#serve(
          this.#random() % 3 === 0 ? this.#pick(this.#requests) : this.#take(this.#requests),
        )
        break
      case 5:
        this.#hear(this.#random() % 3 === 0 ? this.#pick(this.#replies) : this.#take(this.#replies))
        break
      case 6:
        // Lost on its way, there or back; or only believed to be.
        this.#timeOut(tab)
        break
      default:
        this.#take(this.#random() % 2 === 0 ? this.#requests : this.#replies)
    }
  }

  #send(tab: Tab): void {
    const due = dueWrites(tab.queue, this.#now)
    // Whoever waits until the next is due finds it so.
    const isDue = (nextDue(tab.queue) ?? Infinity) <= this.#now
    if (isDue !== due.length > 0) throw new Error(`${due.length} are due, said to be ${isDue}`)
    for (const { groupId, write: pending, baseRev } of due) {
      const { opId, seq, answer } = pending
      const { clientId } = tab.queue
      tab.queue = sent(tab.queue, groupId, opId, this.#now)
      this.#requests.push({ tab, groupId, operation: { opId, clientId, seq, baseRev, answer } })
    }
  }

  #serve(request: Request | undefined): void {
    if (!request) return
    const { groupId, operation } = request
    const replayed = this.#done.get(operation.opId)
    if (replayed) return void this.#replies.push({ ...request, kind: 'saved', stored: replayed })
    const decision = decideSave(this.#stored.get(groupId), operation)
    if (decision.kind === 'apply') {
      this.#stored.set(groupId, decision.stored)
      this.#done.set(operation.opId, decision.stored)
      this.#history.push({ ...operation, groupId, rev: decision.stored.rev })
    }
    const kind = decision.kind === 'conflict' ? 'conflict' : 'saved'
    this.#replies.push({ ...request, kind, stored: decision.stored })
  }

  #hear(reply: Reply | undefined): void {
    if (!reply) return
    const { tab, groupId, operation, kind, stored } = reply
    const current = stored ?? { answer: { optionId: null, text: null }, rev: 0 }
    tab.queue =
      kind === 'saved'
        ? acknowledge(tab.queue, groupId, operation.opId, current)
        : refuse(tab.queue, groupId, operation.opId, current)
  }

  #timeOut(tab: Tab): void {
    for (const [id, { underWay }] of Object.entries(tab.queue.groups)) {
      if (!underWay) continue
      const restoreOpId = this.#newName()
      tab.queue = fail(tab.queue, Number(id), underWay.opId, {
        now: this.#now,
        jitter: (this.#random() % 100) / 100,
        restoreOpId,
      })
    }
  }

  #newName = (): string => `op-${(this.#names += 1)}`

  #newText = (): Answer =>
    this.#random() % 6 === 0 ? say('') : say(`κείμενο ${this.#random() % 9}`)

  #pick<Item>(items: readonly Item[]): Item {
    return items[this.#random() % Math.max(1, items.length)] as Item
  }

  #take<Item>(items: Item[]): Item | undefined {
    return items.splice(this.#random() % Math.max(1, items.length), 1)[0]
  }
}
