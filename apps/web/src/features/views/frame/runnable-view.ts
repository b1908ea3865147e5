import type { BridgeInput, FrameAction } from '@telemachos/contract/views/bridge'
import type { CallOutput } from '#shared'

/** What a frame can run. */
export type RunnableView = Pick<
  CallOutput<'views.openView'>,
  'Name' | 'Html' | 'Controller' | 'Styles' | 'Calls' | 'Directives'
> & {
  /** Of a view of an action. */
  readonly Functions?: string
}

/** The action of whose page a view is part. */
export interface ActionOfView {
  /** How it stands; the view hears of each change. */
  readonly state: FrameAction
  readonly read: () => Promise<FrameAction>
  readonly save: (input: BridgeInput<'saveAction'>) => Promise<FrameAction>
  readonly complete: () => Promise<FrameAction>
}

/** How far what is typed in a view is saved, as it says itself. */
export type SavingState = BridgeInput<'state'>['is']

/** What a view tells of itself. */
export interface FrameEvents {
  readonly onReady?: (() => void) | undefined
  readonly onFailed?: ((failure: BridgeInput<'failed'>) => void) | undefined
  readonly onLog?: ((line: BridgeInput<'log'>) => void) | undefined
  readonly onHeight: (px: number) => void
  readonly onState: (state: SavingState) => void
}
