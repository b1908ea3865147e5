import type {
  FrameAction,
  BridgeInput,
  BridgeMethod,
  BridgeReply,
  FrameStart,
} from '@telemachos/contract/views/bridge'

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** What the page refuses, with the code of why. */
class RefusedError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'RefusedError'
    this.code = code
  }
}

/** The frame's end of the channel to its page. */
export class Channel {
  readonly #port: MessagePort
  readonly #waiting = new Map<number, Waiting>()
  #count = 0

  constructor(
    port: MessagePort,
    hears: {
      start: (start: FrameStart) => void
      scheme: (scheme: string) => void
      action: (action: FrameAction) => void
    },
  ) {
    this.#port = port
    port.addEventListener('message', ({ data }: MessageEvent<BridgeReply>) => {
      if (data.type === 'ping') this.#send({ pong: data.id })
      else if (data.type === 'start') hears.start(data.start)
      else if (data.type === 'scheme') hears.scheme(data.scheme)
      else if (data.type === 'action') hears.action(data.action)
      else this.#answer(data)
    })
    port.start()
  }

  /** Asks the page; rejects with a RefusedError where it refuses. */
  ask<Method extends BridgeMethod>(method: Method, input: BridgeInput<Method>): Promise<unknown> {
    this.#count += 1
    const id = this.#count
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#send({ id, method, input })
    })
  }

  /** Tells the page, which has nothing to answer. */
  tell<Method extends BridgeMethod>(method: Method, input: BridgeInput<Method>): void {
    this.ask(method, input).catch(() => {})
  }

  #answer(reply: Extract<BridgeReply, { type: 'answer' | 'refused' }>): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if (reply.type === 'answer') waiting?.resolve(reply.value)
    else waiting?.reject(new RefusedError(reply.code, reply.message))
  }

  #send(message: unknown): void {
    this.#port.postMessage(JSON.stringify(message))
  }
}
