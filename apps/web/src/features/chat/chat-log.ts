import { CATCH_UP, MESSAGE_PAGE } from '@telemachos/contract/chat/limits'
import { call, canRetry } from '#shared'
import type { AttachedFile, Message, Outgoing } from './chat-types.ts'
import { keepOutbox, readOutbox } from './kept.ts'

/** Spec §9: what did not get through is tried again every 5000 ms. */
const RETRY_MS = 5_000

/** What is known of a conversation's messages. */
export interface LogState {
  /** In order, without gaps, up to the last; undefined until the first page is there. */
  readonly messages: readonly Message[] | undefined
  /** Whether there is nothing before them. */
  readonly isWhole: boolean
  readonly isLoadingOlder: boolean
  /** Why the first page did not come. */
  readonly error: Error | undefined
  readonly outbox: readonly Outgoing[]
}

/**
 * The messages of one conversation: the last page, older ones as they are asked for, what came while the
 * page was away, and what is on its way. What is sent is kept in the browser until the server has it,
 * and goes in the order in which it was written.
 */
export class ChatLog {
  readonly #conversationId: number
  readonly #userId: number
  readonly #onRefused: (error: unknown) => void
  readonly #listeners = new Set<() => void>()
  #state: LogState
  /** The last change that is known here. */
  #rev = 0
  #catching: Promise<void> | undefined
  #again = false
  #isSending = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param onRefused hears why the server does not take a message. */
  constructor(userId: number, conversationId: number, onRefused: (error: unknown) => void) {
    this.#onRefused = onRefused
    this.#userId = userId
    this.#conversationId = conversationId
    const outbox = readOutbox(userId, conversationId)
    this.#state = {
      ...{ messages: undefined, isWhole: false, isLoadingOlder: false, error: undefined, outbox },
    }
  }

  readonly state = (): LogState => this.#state
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Begins, or goes on after the page was away; the answered function ends it. */
  readonly open = (): (() => void) => {
    void this.#begin()
    const onOnline = () => {
      void this.catchUp()
      void this.#send()
    }
    addEventListener('online', onOnline)
    void this.#send()
    return () => {
      removeEventListener('online', onOnline)
      clearTimeout(this.#timer)
    }
  }

  /** Asks for the first page again. */
  readonly retry = (): void => {
    this.#change({ error: undefined })
    void this.#begin()
  }

  /** Loads the page before the first message that is here. */
  readonly loadOlder = async (): Promise<void> => {
    const { messages, isWhole, isLoadingOlder } = this.#state
    const [first] = messages ?? []
    if (!messages || !first || isWhole || isLoadingOlder) return
    this.#change({ isLoadingOlder: true })
    try {
      const older = await this.#read(first.Time)
      this.#merge(older)
      this.#change({ isWhole: older.length < MESSAGE_PAGE })
    } catch {
      // Scrolling there again asks again.
    } finally {
      this.#change({ isLoadingOlder: false })
    }
  }

  /** Asks for whatever was written, changed or deleted since: no gap, nothing twice. */
  readonly catchUp = (): Promise<void> => {
    if (this.#state.messages === undefined) return this.#begin()
    this.#again = true
    this.#catching ??= this.#catch().finally(() => (this.#catching = undefined))
    return this.#catching
  }

  /** Sends a message, after those that wait. */
  readonly send = (text: string, files: readonly AttachedFile[]): void => {
    this.#keep([...this.#state.outbox, { id: crypto.randomUUID(), text, files }])
    void this.#send()
  }

  /** Sends one again that the server did not take. */
  readonly sendAgain = (id: string): void => {
    this.#keep(this.#state.outbox.map((one) => (one.id === id ? fresh(one) : one)))
    void this.#send()
  }

  /** Gives up one that the server did not take. */
  readonly discard = (id: string): void =>
    this.#keep(this.#state.outbox.filter((one) => one.id !== id))

  /** Takes what a call answered, such as for an edited message. */
  readonly take = (message: Message): void => this.#merge([message])

  async #begin(): Promise<void> {
    try {
      const last = await this.#read(null)
      if (this.#state.messages === undefined)
        this.#change({ messages: [], isWhole: last.length < MESSAGE_PAGE })
      this.#merge(last)
      this.#rev = Math.max(this.#rev, ...last.map(({ Rev }) => Rev))
      this.#change({ error: undefined })
    } catch (error) {
      this.#change({ error: error instanceof Error ? error : new Error(String(error)) })
    }
  }

  #read(Before: string | null): Promise<Message[]> {
    return call('chat.getMessages', { ConversationId: this.#conversationId, Before })
  }

  async #catch(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false
        const input = { ConversationId: this.#conversationId, After: this.#rev }
        const changed = await call('chat.listNewMessages', input)
        this.#rev = Math.max(this.#rev, ...changed.map(({ Rev }) => Rev))
        this.#merge(changed)
        this.#again ||= changed.length === CATCH_UP
      }
    } catch {
      // The next connection, or the next event, asks again.
    }
  }

  /** Puts messages in their places; what belongs before the first that is here waits for its page. */
  #merge(changed: readonly Message[]): void {
    const { messages = [], isWhole } = this.#state
    const bySeq = new Map(messages.map((message) => [message.Seq, message]))
    const first = messages[0]?.Seq ?? 0
    const last = changed.at(-1)?.Seq ?? 0
    // A page of older ones reaches up to those that are here.
    const isOlderPage = first > 0 && last === first - 1
    for (const message of changed) {
      if (message.Seq < first && !isOlderPage && !isWhole) continue
      const known = bySeq.get(message.Seq)
      if (!known || known.Rev <= message.Rev) bySeq.set(message.Seq, message)
    }
    const ids = new Set(changed.map(({ MessageId }) => MessageId))
    this.#change({ messages: [...bySeq.values()].toSorted((a, b) => a.Seq - b.Seq) })
    if (this.#state.outbox.some(({ id }) => ids.has(id)))
      this.#keep(this.#state.outbox.filter(({ id }) => !ids.has(id)))
  }

  async #send(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    clearTimeout(this.#timer)
    try {
      for (;;) {
        const next = this.#state.outbox.find(({ isRefused }) => !isRefused)
        if (!next) return
        try {
          const sent = await call('chat.sendMessage', {
            ConversationId: this.#conversationId,
            MessageId: next.id,
            Message: next.text,
            FileIds: next.files.map(({ Id }) => Id),
          })
          await this.#arrived(next.id, sent)
        } catch (error) {
          if (canRetry(error)) {
            this.#timer = setTimeout(() => void this.#send(), RETRY_MS)
            return
          }
          this.#refuse(next.id, error)
        }
      }
    } finally {
      this.#isSending = false
    }
  }

  async #arrived(id: string, sent: Message): Promise<void> {
    const { messages = [] } = this.#state
    // With others between, these come first: what is shown has no gaps.
    if (sent.Seq <= (messages.at(-1)?.Seq ?? 0) + 1) {
      if (sent.Rev === this.#rev + 1) this.#rev = sent.Rev
      this.#merge([sent])
    } else await this.catchUp()
    this.#keep(this.#state.outbox.filter((one) => one.id !== id))
  }

  #refuse(id: string, error: unknown): void {
    const refused = this.#state.outbox.map((one) =>
      one.id === id ? { ...one, isRefused: true } : one,
    )
    this.#keep(refused)
    this.#onRefused(error)
  }

  #keep(outbox: readonly Outgoing[]): void {
    keepOutbox(this.#userId, this.#conversationId, outbox)
    this.#change({ outbox })
  }

  #change(change: Partial<LogState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

const fresh = ({ id, text, files }: Outgoing): Outgoing => ({ id, text, files })
