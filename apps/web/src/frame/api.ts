import type { FrameStart } from '@telemachos/contract/views/bridge'
import type { Channel } from './channel.ts'

type Values = Record<string, unknown>

/** What a view may do besides showing: see docs/views.md, which describes each for authors. */
export function makeApi(channel: Channel, { texts }: FrameStart) {
  return {
    /** A call of the contract, as whoever sees the view; one that the view lists. */
    call: (name: string, input: Values = {}) => channel.ask('call', { name, input }),
    /** A service of the project: `name` or `category/name`. */
    service: (path: string, params: Values = {}) => {
      const [name = '', category] = path.split('/').toReversed()
      return channel.ask('service', { name, params, ...(category && { category }) })
    },
    /** A query of the project, by its number. */
    query: (id: number, parameters: Values = {}) => channel.ask('query', { id, parameters }),
    data: {
      get: (id: string) => channel.ask('getData', { id }),
      set: (id: string, data: unknown, version?: number) =>
        channel.ask('setData', { id, data, ...(version !== undefined && { version }) }),
    },
    /** Opens a page of the project, such as `calendar`; after a click or a key alone. */
    navigate: (path: string) => channel.ask('navigate', { path }),
    toast: (text: string, kind: 'done' | 'info' | 'failed' = 'done') =>
      channel.tell('toast', { text: `${text}`, kind }),
    confirm: (title: string, text = '', label = texts['ok'] ?? 'OK') =>
      channel.ask('confirm', { title, text, label }),
    print: () => channel.ask('print', {}),
    /** Has whoever leaves the page asked first, as long as something is unsaved. */
    unsaved: (is = true) => channel.tell('state', { is: is ? 'unsaved' : 'clean' }),
    /** Shows that something is being saved, until it is or is not. */
    saving: async <Value>(work: Promise<Value>): Promise<Value> => {
      channel.tell('state', { is: 'saving' })
      try {
        const value = await work
        channel.tell('state', { is: 'saved' })
        return value
      } catch (error) {
        channel.tell('state', { is: 'failed' })
        throw error
      }
    },
  }
}
