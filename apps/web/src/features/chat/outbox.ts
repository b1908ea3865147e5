import { CHAT_ROOM } from '@telemachos/contract/chat/limits'
import { canRetry, deliver, currentProject, signedInAs } from '#shared'
import type { Message, Outgoing, Written } from './chat-types.ts'
import { keepOutbox, readOutbox } from './kept.ts'

/** Spec §9: what did not get through is tried again every 5000 ms. */
const RETRY_MS = 5_000

/** Whose an outbox is, and of which conversation. */
interface Owner {
  readonly userId: number
  readonly projectId: number
  readonly conversationId: number
}

/** What an open conversation hears of what it sends. */
interface OutboxListener {
  readonly onChange: (items: readonly Outgoing[]) => void
  /** What arrived, before it is taken out of the outbox. */
  readonly onSent: (message: Message) => Promise<void>
  /** Why the server does not take a message. */
  readonly onRefused: (error: unknown) => void
}

/**
 * What somebody has on its way in one conversation. It is kept in the browser until the server has it,
 * goes in the order in which it was written, and goes on while other pages are open.
 */
class Outbox {
  readonly #owner: Owner
  #items: readonly Outgoing[]
  #listener: OutboxListener | undefined
  #isSending = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(owner: Owner) {
    this.#owner = owner
    this.#items = readOutbox(owner.userId, owner.conversationId)
    addEventListener('online', () => void this.flush())
  }

  get items(): readonly Outgoing[] {
    return this.#items
  }

  /** Tells the conversation that is open; the answered function ends it. */
  listen(listener: OutboxListener): () => void {
    this.#listener = listener
    return () => {
      if (this.#listener === listener) this.#listener = undefined
    }
  }

  /** Sends a message, after those that wait. */
  add(written: Written): void {
    const { projectId } = this.#owner
    this.#keep([...this.#items, { id: crypto.randomUUID(), projectId, ...written }])
    void this.flush()
  }

  /** Sends one again that the server did not take. */
  again(id: string): void {
    this.#keep(this.#items.map((one) => (one.id === id ? { ...one, isRefused: false } : one)))
    void this.flush()
  }

  /** Takes out what the server has, or what was given up. */
  remove(ids: ReadonlySet<string>): void {
    if (this.#items.some(({ id }) => ids.has(id)))
      this.#keep(this.#items.filter(({ id }) => !ids.has(id)))
  }

  /** Sends what waits; what does not get through is tried again by itself. */
  async flush(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    clearTimeout(this.#timer)
    try {
      for (;;) {
        const next = this.#items.find(({ isRefused }) => isRefused !== true)
        if (!next || !this.#mayBeSent()) return
        if (!(await this.#send(next))) {
          this.#timer = setTimeout(() => void this.flush(), RETRY_MS)
          return
        }
      }
    } finally {
      this.#isSending = false
    }
  }

  /** Calls are made as who has signed in, in the project that is open: somebody else's wait for them. */
  #mayBeSent(): boolean {
    return signedInAs() === this.#owner.userId && currentProject() === this.#owner.projectId
  }

  /** @returns whether there is an answer. */
  async #send({ id, text, files, replyTo }: Outgoing): Promise<boolean> {
    try {
      const { conversationId: ConversationId } = this.#owner
      const said = {
        MessageId: id,
        Message: text,
        FileIds: files.map(({ Id }) => Id),
        ...(replyTo && { ReplyTo: replyTo.Seq }),
      }
      const sent = await deliver(
        `${CHAT_ROOM}/${ConversationId}`,
        'chat.sendMessage',
        { ConversationId, ...said },
        said,
      )
      await this.#listener?.onSent(sent)
      this.remove(new Set([id]))
    } catch (error) {
      if (canRetry(error)) return false
      this.#keep(this.#items.map((one) => (one.id === id ? { ...one, isRefused: true } : one)))
      this.#listener?.onRefused(error)
    }
    return true
  }

  #keep(items: readonly Outgoing[]): void {
    this.#items = items
    keepOutbox(this.#owner.userId, this.#owner.conversationId, items)
    this.#listener?.onChange(items)
  }
}

export type { Outbox }

const outboxes = new Map<string, Outbox>()

/** The one outbox of somebody in a conversation. */
export function outboxOf(owner: Owner): Outbox {
  const key = `${owner.userId}/${owner.conversationId}`
  const known = outboxes.get(key)
  if (known) return known
  const made = new Outbox(owner)
  outboxes.set(key, made)
  return made
}
