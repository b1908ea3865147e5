import type { CodeMistake } from '#code'
import type { Role } from '@telemachos/contract/core/roles'
import type { BridgeInput } from '@telemachos/contract/views/bridge'
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Row, Text } from '#layout'
import { useCall, useIdentity, useMay, useTexts, type CallOutput } from '#shared'
import { lazyPart, useDebounced } from '#ui'
import type { ActionOfView, RunnableView } from '../frame/runnable-view.ts'
import classes from './editor.module.css'

const ViewFrame = lazyPart(() => import('../frame/view-frame.tsx'))

/** The code rests so long before it is tried, in milliseconds. */
const REST_MS = 800
/** The most lines of the console that are kept. */
const MAX_LINES = 100

/** Where a try went wrong. */
export interface Failure extends CodeMistake {
  readonly part: BridgeInput<'failed'>['part']
}

/** As whom a view is tried. */
export interface TriedAs {
  readonly Role: Role
  readonly Id?: number
  readonly FirstName?: string
  readonly LastName?: string
  readonly Vocative?: string
}

interface TriedViewProps {
  readonly name: string
  readonly draft: Omit<RunnableView, 'Name' | 'Directives' | 'Calls'> & {
    readonly Calls: readonly string[]
  }
  readonly callable: CallOutput<'views.listCallable'>
  readonly as: TriedAs
  readonly action?: ActionOfView | undefined
  readonly onFailure: (failure: Failure | undefined) => void
}

/** What is written now, running as somebody would see it; nothing is written from here. */
export function TriedView({ name, draft, callable, as, action, onFailure }: TriedViewProps) {
  const { t } = useTexts()
  const { ProjectId, UserId } = useIdentity()
  const may = useMay()
  const [lines, setLines] = useState<readonly BridgeInput<'log'>[]>([])
  const directives = useCall('views.listDirectives', { ProjectId })
  const { Html, Controller, Functions = '', Styles, Calls } = useDebounced(draft, REST_MS)
  const writes = useMemo(
    () => new Set(callable.filter(({ Writes }) => Writes).map(({ Name }) => Name)),
    [callable],
  )
  const view = useMemo(
    () => ({
      Name: name,
      Html,
      Controller,
      Functions,
      Styles,
      Calls: [...Calls],
      Directives: directives.data ?? [],
    }),
    [name, Html, Controller, Functions, Styles, Calls, directives.data],
  )
  const isOther = as.Id !== undefined && as.Id !== UserId && may('identity.callAs')
  const reader = isOther ? { UserId: as.Id, Role: as.Role } : undefined
  const key = JSON.stringify([view, as, action?.state.Id, action?.state.MenteeId])
  const begin = useEffectEvent(() => onFailure(undefined))
  useEffect(() => begin(), [key])
  const note = (line: BridgeInput<'log'>) =>
    setLines((before) => [...before.slice(1 - MAX_LINES), line])
  return (
    <>
      <Suspense fallback={<Text tone="faint">{t('views.loading')}</Text>}>
        <ViewFrame
          key={key}
          view={view}
          action={action}
          tried={{ writes, who: as, reader }}
          onLog={note}
          onFailed={(failure) => {
            onFailure(failure)
            const at = failure.line === null ? '' : `${failure.line}:${failure.column ?? 1} `
            note({ level: 'error', text: at + failure.message })
          }}
        />
      </Suspense>
      <Console lines={lines} onClear={() => setLines([])} />
    </>
  )
}

interface ConsoleProps {
  readonly lines: readonly BridgeInput<'log'>[]
  readonly onClear: () => void
}

function Console({ lines, onClear }: ConsoleProps) {
  const { t } = useTexts()
  return (
    <section aria-label={t('views.console')} className={classes.console}>
      <Row gap={2} align="center" justify="between">
        <Text tone="soft">{t('views.console')}</Text>
        {lines.length > 0 && (
          <button type="button" onClick={onClear}>
            {t('views.console.clear')}
          </button>
        )}
      </Row>
      {lines.length === 0 ? (
        <Text tone="faint">{t('views.console.empty')}</Text>
      ) : (
        <ol>
          {lines.map(({ level, text }, at) => (
            <li key={at} data-level={level}>
              {text}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
