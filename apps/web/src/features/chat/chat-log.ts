import { CATCH_UP, MESSAGE_PAGE } from '@telemachos/contract/chat/limits'
import { call } from '#shared'
import type { Message, Outgoing, Written } from './chat-types.ts'
import { mergeChanges, putAfter, putBefore, type LogWindow } from './log-window.ts'
import type { Outbox } from './outbox.ts'

/** What is known of a conversation's messages. */
export interface LogState extends Omit<LogWindow, 'messages'> {
  /** In order, without gaps; undefined until the first page is there. */
  readonly messages: readonly Message[] | undefined
  /** Whether a page is on its way. */
  readonly isLoading: boolean
  /** Why the first page did not come. */
  readonly error: Error | undefined
  readonly outbox: readonly Outgoing[]
}

/** So many messages stand before one that is gone to. */
const BEFORE_SHOWN = 10

/**
 * The messages of one conversation: the last page, older and newer ones as they are asked for, what came
 * while the page was away, and what is on its way. However long it is, a window of it is kept.
 */
export class ChatLog {
  readonly #conversationId: number
  readonly #outbox: Outbox
  readonly #onRefused: (error: unknown) => void
  readonly #listeners = new Set<() => void>()
  #state: LogState
  /** The last change that is known here, and the last message that was heard of. */
  #rev = 0
  #highest = 0
  #catching: Promise<void> | undefined
  #loading: Promise<void> | undefined
  #again = false

  /** @param onRefused hears why the server does not take a message. */
  constructor(conversationId: number, outbox: Outbox, onRefused: (error: unknown) => void) {
    this.#onRefused = onRefused
    this.#outbox = outbox
    this.#conversationId = conversationId
    this.#state = {
      messages: undefined,
      isWhole: false,
      isLatest: true,
      isLoading: false,
      error: undefined,
      outbox: outbox.items,
    }
  }

  readonly state = (): LogState => this.#state
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The number of the last message that was heard of; 0 before any was. */
  get latest(): number {
    return this.#highest
  }

  /** Begins, or goes on after the page was away; the answered function ends it. */
  readonly open = (): (() => void) => {
    void this.#begin()
    const onOnline = () => void this.catchUp()
    addEventListener('online', onOnline)
    const unlisten = this.#outbox.listen({
      onChange: (outbox) => this.#change({ outbox }),
      onSent: (sent) => this.#arrived(sent),
      onRefused: this.#onRefused,
    })
    // What was sent, or refused, while another page was open.
    this.#change({ outbox: this.#outbox.items })
    void this.#outbox.flush()
    return () => {
      removeEventListener('online', onOnline)
      unlisten()
    }
  }

  /** Asks for the first page again. */
  readonly retry = (): void => {
    this.#change({ error: undefined })
    void this.#begin()
  }

  /** Loads the page before the first message that is here. */
  readonly loadOlder = (): Promise<void> =>
    this.#load(!this.#state.isWhole, async ([first]) => {
      const page = await this.#read({ Before: first.Time })
      return putBefore(this.#window(), page, page.length < MESSAGE_PAGE)
    })

  /** Loads the page after the last message that is here, where it is not the last there is. */
  readonly loadNewer = (): Promise<void> =>
    this.#load(!this.#state.isLatest, async (messages) => {
      const last = messages.at(-1)?.Seq ?? 0
      const page = await this.#read({ AfterSeq: last })
      return putAfter(this.#window(), page, this.#isEnd(page, last))
    })

  /** Goes to the end, wherever the window is. */
  readonly toLatest = async (): Promise<void> => {
    while (this.#loading) await this.#loading
    await this.#load(!this.#state.isLatest, async () => {
      const page = await this.#read({})
      this.#heardOf(page)
      return { messages: page, isWhole: page.length < MESSAGE_PAGE, isLatest: true }
    })
  }

  /** Has the window reach a message. */
  readonly reach = async (seq: number): Promise<void> => {
    while (this.#loading) await this.#loading
    await this.#load(!this.#has(seq), async () => {
      const page = await this.#read({ AfterSeq: Math.max(0, seq - BEFORE_SHOWN - 1) })
      const isLatest = this.#isEnd(page, 0)
      return page.length === 0 ? this.#window() : { messages: page, isWhole: false, isLatest }
    })
  }

  /** Asks for whatever was written, changed or deleted since: no gap, nothing twice. */
  readonly catchUp = (): Promise<void> => {
    if (this.#state.messages === undefined) return this.#begin()
    this.#again = true
    this.#catching ??= this.#catch().finally(() => (this.#catching = undefined))
    return this.#catching
  }

  /** Sends a message, after those that wait. */
  readonly send = (written: Written): void => {
    this.#outbox.add(written)
    void this.toLatest()
  }

  /** Sends one again that the server did not take. */
  readonly sendAgain = (id: string): void => this.#outbox.again(id)

  /** Gives up one that the server did not take. */
  readonly discard = (id: string): void => this.#outbox.remove(new Set([id]))

  /** Takes what a call answered, such as for an edited message. */
  readonly take = (message: Message): void => this.#merge([message])

  async #begin(): Promise<void> {
    try {
      const last = await this.#read({})
      if (this.#state.messages === undefined)
        this.#change({ messages: [], isWhole: last.length < MESSAGE_PAGE })
      this.#heardOf(last)
      this.#merge(last)
      this.#change({ error: undefined })
    } catch (error) {
      this.#change({ error: error instanceof Error ? error : new Error(String(error)) })
    }
  }

  /**
   * One page at a time; what it makes of the window is shown together with its end. Scrolling asks
   * again for what it did not get; whoever goes somewhere waits for the one under way.
   */
  #load(
    isNeeded: boolean,
    load: (messages: readonly [Message, ...Message[]]) => Promise<LogWindow>,
  ): Promise<void> {
    const [first, ...others] = this.#state.messages ?? []
    if (!first || !isNeeded || this.#loading) return Promise.resolve()
    this.#change({ isLoading: true })
    this.#loading = load([first, ...others])
      .catch((): Partial<LogWindow> => ({}))
      .then((window) => {
        this.#loading = undefined
        this.#change({ ...window, isLoading: false })
      })
    return this.#loading
  }

  #read(from: { readonly Before?: string; readonly AfterSeq?: number }): Promise<Message[]> {
    return call('chat.getMessages', { ConversationId: this.#conversationId, ...from })
  }

  /** What the page has of the conversation. */
  #window(): LogWindow {
    const { messages = [], isWhole, isLatest } = this.#state
    return { messages, isWhole, isLatest }
  }

  #has(seq: number): boolean {
    const { messages = [] } = this.#state
    return seq >= (messages[0]?.Seq ?? 0) && seq <= (messages.at(-1)?.Seq ?? 0)
  }

  /** Whether a page after a message is the last: it is not full, and nothing later was heard of. */
  #isEnd(page: readonly Message[], last: number): boolean {
    return page.length < MESSAGE_PAGE && (page.at(-1)?.Seq ?? last) >= this.#highest
  }

  #heardOf(changed: readonly Message[]): void {
    this.#rev = Math.max(this.#rev, ...changed.map(({ Rev }) => Rev))
    this.#highest = Math.max(this.#highest, ...changed.map(({ Seq }) => Seq))
  }

  async #catch(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false
        const input = { ConversationId: this.#conversationId, After: this.#rev }
        const changed = await call('chat.listNewMessages', input)
        this.#heardOf(changed)
        this.#merge(changed)
        this.#again ||= changed.length === CATCH_UP
      }
    } catch {
      // The next connection, or the next event, asks again.
    }
  }

  #merge(changed: readonly Message[]): void {
    this.#change(mergeChanges(this.#window(), changed))
    this.#outbox.remove(new Set(changed.map(({ MessageId }) => MessageId)))
  }

  async #arrived(sent: Message): Promise<void> {
    const { messages = [] } = this.#state
    this.#highest = Math.max(this.#highest, sent.Seq)
    // With others between, these come first: what is shown has no gaps.
    if (sent.Seq <= (messages.at(-1)?.Seq ?? 0) + 1) {
      if (sent.Rev === this.#rev + 1) this.#rev = sent.Rev
      this.#merge([sent])
    } else await this.catchUp()
  }

  #change(change: Partial<LogState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
