import type { RouteState } from '@telemachos/contract/routes'
import type { ComponentType } from 'react'

export type LoadPage = () => Promise<{
  readonly default: ComponentType
  /** Loads what the page cannot be first drawn without, where that depends on the browser. */
  readonly loadFirst?: () => Promise<unknown>
}>

/** Pages by the state names of their routes, each loaded when it is first opened. */
export type Pages = Partial<Record<RouteState, LoadPage>>
