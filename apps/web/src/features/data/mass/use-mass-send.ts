import { MASS_BATCH, MASS_STREAMS } from '@telemachos/contract/data/limits'
import { useEffect, useRef, useState } from 'react'
import {
  ApiError,
  call,
  errorText,
  refusalBeside,
  useIdentity,
  useTexts,
  type CallInput,
} from '#shared'
import { toast, TOAST_MS } from '#ui'
import { inParts, valuesOf, type MassRow, type Paste } from './mass-rows.ts'

type MassData = NonNullable<CallInput<'data.sendMassRows'>['massdata']>

export interface Destination {
  readonly url: string
  readonly massdata: MassData
}

export interface MassSend {
  readonly paste: Paste | undefined
  readonly phase: 'idle' | 'sending' | 'paused'
  readonly take: (paste: Paste | undefined) => void
  /** Sends the rows in a state: those that are left, or those that failed. */
  readonly send: (destination: Destination, state: 'left' | 'failed') => Promise<void>
  readonly pause: () => void
  readonly resume: () => void
  /** Sends no further part; what is on its way is still told of. */
  readonly cancel: () => void
}

/** Rows on their way to a service, part by part: progress, pause, and what became of each. */
export function useMassSend(): MassSend {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [paste, setPaste] = useState<Paste>()
  const [phase, setPhase] = useState<MassSend['phase']>('idle')
  /** Names the rows of one paste: sent again, a row is the same request. */
  const run = useRef('')
  const isStopped = useRef(false)
  const waiting = useRef<PromiseWithResolvers<void>>(undefined)
  useEffect(
    () => () => {
      isStopped.current = true
      waiting.current?.resolve()
    },
    [],
  )

  function mark(rows: ReadonlyMap<number, Pick<MassRow, 'state' | 'error'>>): void {
    setPaste(
      (now) =>
        now && {
          ...now,
          rows: now.rows.map((row) => {
            const change = rows.get(row.row)
            return change ? { ...row, ...change } : row
          }),
        },
    )
  }

  async function sendPart(from: Paste, part: readonly MassRow[], to: Destination) {
    const all = (state: MassRow['state'], error?: string) =>
      new Map(part.map(({ row }) => [row, { state, error }]))
    mark(all('sending'))
    try {
      const answer = await call('data.sendMassRows', {
        ProjectId,
        ...to,
        Run: run.current,
        Rows: part.map((row) => ({ Row: row.row, Values: valuesOf(from, row) })),
      })
      const told = new Map(
        answer.map(({ Row, Error }) => [
          Row,
          {
            state: Error === null ? ('ok' as const) : ('failed' as const),
            error: Error ?? undefined,
          },
        ]),
      )
      mark(told)
      return answer.filter(({ Error }) => Error === null).length
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.code === 'network'
      const words = refusalBeside(error, []) ?? errorText(error, t)
      mark(all('failed', isUnknown ? t('data.mass.noAnswer') : words))
      return 0
    }
  }

  async function send(to: Destination, state: 'left' | 'failed'): Promise<void> {
    if (!paste) return
    const rows = paste.rows.filter((row) => row.state === state)
    const { SendMode = 'one', PageSize = 1 } = to.massdata
    const size = { one: MASS_BATCH, all: rows.length, paged: PageSize }[SendMode]
    const parts = inParts(rows, Math.max(1, size))
    isStopped.current = false
    setPhase('sending')
    let ok = 0
    let sent = 0
    const stream = async (): Promise<void> => {
      for (;;) {
        await waiting.current?.promise
        const part = isStopped.current ? undefined : parts.shift()
        if (!part) return
        ok += await sendPart(paste, part, to)
        sent += part.length
      }
    }
    // Pages arrive in their order.
    const streams = SendMode === 'one' ? MASS_STREAMS : 1
    await Promise.all(Array.from({ length: streams }, stream))
    setPhase('idle')
    toast(t('data.mass.done', { ok, failed: sent - ok }), { ms: TOAST_MS.massSend })
  }

  const goOn = (): void => {
    waiting.current?.resolve()
    waiting.current = undefined
  }
  return {
    paste,
    phase,
    take: (next) => {
      run.current = crypto.randomUUID()
      setPaste(next)
    },
    send,
    pause: () => {
      waiting.current = Promise.withResolvers()
      setPhase('paused')
    },
    resume: () => {
      goOn()
      setPhase('sending')
    },
    cancel: () => {
      isStopped.current = true
      goOn()
    },
  }
}
