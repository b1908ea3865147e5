import { useNavigate } from '@tanstack/react-router'
import type { Role } from '@telemachos/contract/core/roles'
import type { BridgeRequest } from '@telemachos/contract/views/bridge'
import {
  ApiError,
  call,
  errorText,
  isDeclared,
  useIdentity,
  useTexts,
  type CallInput,
  type CallName,
  type CallOutput,
} from '#shared'
import { askToConfirm, toast } from '#ui'
import { pageWithin } from './page-within.ts'
import type { ActionOfView, FrameEvents, RunnableView } from './runnable-view.ts'

/** What the bridge refuses by itself, before any call. */
class BridgeRefusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

interface BridgeOptions extends FrameEvents {
  readonly view: Pick<RunnableView, 'Calls'>
  /** Of a view of an action: the one of its page, and no other. */
  readonly action?: ActionOfView | undefined
  readonly tried?: Tried | undefined
}

/** That a view is only tried. */
export interface Tried {
  /** The names of the calls that write, which are refused. */
  readonly writes: ReadonlySet<string>
  /** As whom it reads, and in which role; as whoever tries it without it. */
  readonly reader?: { readonly UserId: number; readonly Role: Role } | undefined
}

/** Answers what a view asks, as whoever sees it and no further than they could go themselves. */
export function useBridge({ view, tried, action, ...events }: BridgeOptions) {
  const reader = tried?.reader
  const { t } = useTexts()
  const { ProjectId, Projects } = useIdentity()
  const navigate = useNavigate()
  const project = Projects.find(({ Id }) => Id === ProjectId)?.url ?? String(ProjectId)

  /** Asks as whoever looks, or as the person through whose eyes a view is tried. */
  async function ask<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<CallOutput<Name>> {
    if (!reader) return call(name, input)
    const Input = input as Record<string, unknown>
    const { Answer } = await call('identity.callAs', { ...reader, Name: name, Input })
    return Answer as CallOutput<Name>
  }
  function requireNoTry(): void {
    if (tried) throw new BridgeRefusal('preview', t('views.refused.preview'))
  }
  function requireAction(): ActionOfView {
    if (!action) throw new BridgeRefusal('invalid_input', t('views.refused.noAction'))
    return action
  }
  /** Nobody is led away or asked by a view that they have not just touched. */
  function requireGesture(): void {
    if (!navigator.userActivation.isActive)
      throw new BridgeRefusal('no_gesture', t('views.refused.gesture'))
  }
  /** A call that the view lists, in the project that is seen. */
  async function makeCall(
    name: string,
    input: Readonly<Record<string, unknown>>,
  ): Promise<unknown> {
    if (!view.Calls.includes(name))
      throw new BridgeRefusal('unknown_call', t('views.refused.call', { name }))
    await import('virtual:view-calls')
    if (!isDeclared(name))
      throw new BridgeRefusal('unknown_call', t('views.refused.removed', { name }))
    if (tried?.writes.has(name)) requireNoTry()
    const { ProjectId: other = ProjectId } = input
    if (other !== ProjectId)
      throw new BridgeRefusal('forbidden', t('views.refused.input', { name }))
    return ask(name as CallName, input as CallInput<CallName>)
  }
  async function answer(request: BridgeRequest): Promise<unknown> {
    const { method, input } = request
    switch (method) {
      case 'ready':
        return events.onReady?.()
      case 'failed':
        return events.onFailed?.(input)
      case 'log':
        return events.onLog?.(input)
      case 'height':
        return events.onHeight(input.px)
      case 'state':
        return events.onState(input.is)
      case 'call':
        return makeCall(input.name, input.input)
      case 'service': {
        const { category, name, params } = input
        const Params = params as CallInput<'services.runSqlService'>['Params']
        if (category === undefined) {
          const rows = await ask('services.runSqlService', { ProjectId, name, Params })
          return rows.Result
        }
        requireNoTry()
        const { Result } = await call('services.runScriptService', {
          ProjectId,
          cat: category,
          name,
          Params,
        })
        return Result
      }
      case 'query': {
        const Parameters = input.parameters as CallInput<'reports.executeQuery'>['Parameters']
        return ask('reports.executeQuery', { Id: input.id, Parameters })
      }
      case 'getData': {
        const { Data, Version } = await ask('data.getData', { ProjectId, Id: input.id })
        return { data: JSON.parse(Data) as unknown, version: Version }
      }
      case 'setData': {
        requireNoTry()
        const { Version } = await call('data.setData', {
          ProjectId,
          Id: input.id,
          Data: JSON.stringify(input.data ?? null),
          ...(input.version !== undefined && { Version: input.version }),
        })
        return { version: Version }
      }
      case 'navigate': {
        const path = pageWithin(project, input.path)
        if (path === undefined)
          throw new BridgeRefusal('invalid_input', t('views.refused.input', { name: 'navigate' }))
        requireGesture()
        requireNoTry()
        return void (await navigate({ to: path }))
      }
      case 'toast':
        return void toast(input.text, { kind: input.kind })
      case 'confirm':
        requireGesture()
        return askToConfirm({ title: input.title, text: input.text, confirmLabel: input.label })
      case 'print':
        requireGesture()
        return window.print()
      case 'readAction':
        return requireAction().read()
      case 'saveAction': {
        const of = requireAction()
        requireNoTry()
        const part = of.state.Parts.find(({ Part }) => Part === input.part)
        if (!part?.MayWrite) throw new BridgeRefusal('forbidden', t('views.refused.part'))
        return of.save(input)
      }
      case 'verdict':
        throw new BridgeRefusal('invalid_input', t('views.refused.input', { name: method }))
      case 'completeAction': {
        const of = requireAction()
        requireGesture()
        requireNoTry()
        return of.complete()
      }
    }
  }
  const refusal = (error: unknown) =>
    error instanceof BridgeRefusal
      ? { code: error.code, message: error.message }
      : {
          code: error instanceof ApiError ? error.code : 'internal',
          message: errorText(error, t),
        }
  return {
    answer,
    refusal,
    wrongInput: (name: string) => t('views.refused.input', { name }),
  }
}
