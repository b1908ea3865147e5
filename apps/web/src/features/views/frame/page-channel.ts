import type * as Bridge from '@telemachos/contract/views/bridge'
import type {
  BridgeReply,
  BridgeRequest,
  FrameAction,
  FrameStart,
} from '@telemachos/contract/views/bridge'
import { FRAME_PATH } from '@telemachos/contract/core/frame'
import { MessageBudget } from './message-budget.ts'

/** Why a frame was taken away. */
export type StopReason = 'flood' | 'silent' | 'left' | 'error'

/** A view is asked so often, in milliseconds, whether it still answers … */
const PING_MS = 2_000
/** … and is taken away once it has not answered so many questions one after the other. */
const UNANSWERED = 6

/** What comes to the window itself instead of the channel is no message of ours; so much of it is enough. */
const MAX_STRAY = 50

interface ChannelOptions {
  readonly start: FrameStart
  /** Does what a view asks; what it throws is told to the view. */
  readonly answer: (request: BridgeRequest) => Promise<unknown>
  /** Says what a refusal is called, and in words. */
  readonly refusal: (error: unknown) => { readonly code: string; readonly message: string }
  readonly wrongInput: (method: string) => string
  readonly onStop: (why: StopReason) => void
}

/**
 * Loads the document of views into a frame and hands it one end of a channel, once: whatever the frame
 * opens afterwards has none. What comes is JSON of a bounded size, read by a schema, within a budget.
 * @returns the channel, to be closed with the frame.
 */
export class PageChannel {
  readonly #frame: HTMLIFrameElement
  readonly #options: ChannelOptions
  readonly #budget = new MessageBudget(() => performance.now())
  readonly #ended = new AbortController()
  #port: MessagePort | undefined
  #ping = { asked: 0, answered: 0 }
  #stray = 0

  constructor(frame: HTMLIFrameElement, options: ChannelOptions) {
    this.#frame = frame
    this.#options = options
    void this.#open()
  }

  /** Says that the page is light or dark now. */
  showScheme(scheme: 'light' | 'dark'): void {
    this.#send({ type: 'scheme', scheme })
  }

  /** Says how the action of the view stands now. */
  showAction(action: FrameAction): void {
    this.#send({ type: 'action', action })
  }

  close(): void {
    this.#ended.abort()
    this.#port?.close()
  }

  async #open(): Promise<void> {
    const bridge = await import('@telemachos/contract/views/bridge')
    const { signal } = this.#ended
    if (signal.aborted) return
    let isLoaded = false
    this.#frame.addEventListener(
      'load',
      () => {
        if (isLoaded) return this.#stop('left')
        isLoaded = true
        this.#connect(bridge)
      },
      { signal },
    )
    window.addEventListener('message', (event) => this.#hearStray(event), { signal })
    this.#frame.src = FRAME_PATH
  }

  #connect({ readMessage }: Pick<typeof Bridge, 'readMessage'>): void {
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!this.#budget.take()) return this.#stop('flood')
      const message = readMessage(data)
      if (!message) return this.#stop('error')
      if ('pong' in message) this.#ping.answered = Math.min(message.pong, this.#ping.asked)
      else if ('wrong' in message)
        this.#send({
          type: 'refused',
          id: message.id,
          code: 'invalid_input',
          message: this.#options.wrongInput(message.wrong),
        })
      else void this.#answer(message)
    })
    port1.start()
    // An opaque origin cannot be named; the window is the frame's own, and has just loaded our document.
    this.#frame.contentWindow?.postMessage('telemachos:view', '*', [port2])
    this.#send({ type: 'start', start: this.#options.start })
    const timer = setInterval(() => this.#askWhetherThere(), PING_MS)
    this.#ended.signal.addEventListener('abort', () => clearInterval(timer))
  }

  async #answer(request: BridgeRequest): Promise<void> {
    const { id } = request
    try {
      const value = await this.#options.answer(request)
      this.#send({ type: 'answer', id, ...(value !== undefined && { value }) })
    } catch (error) {
      this.#send({ type: 'refused', id, ...this.#options.refusal(error) })
    }
  }

  /** Where the page itself stood still, no question was asked, and none has gone unanswered. */
  #askWhetherThere(): void {
    const { asked, answered } = this.#ping
    if (document.hidden) return
    if (asked - answered >= UNANSWERED) return this.#stop('silent')
    this.#ping.asked += 1
    this.#send({ type: 'ping', id: this.#ping.asked })
  }

  #hearStray({ source }: MessageEvent): void {
    if (source === null || source !== this.#frame.contentWindow) return
    this.#stray += 1
    if (this.#stray > MAX_STRAY) this.#stop('flood')
  }

  #stop(why: StopReason): void {
    if (this.#ended.signal.aborted) return
    this.close()
    this.#options.onStop(why)
  }

  #send(reply: BridgeReply): void {
    this.#port?.postMessage(reply)
  }
}
