import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import { download } from '#export'
import { loadPasteBox, loadTableText } from '#features/imports'
import { MAX_ROWS_AT_ONCE } from '@telemachos/contract/data/limits'
import { formatNumber } from '@telemachos/rules/numbers'
import { Suspense, useRef, useState } from 'react'
import { call, errorText, refusalBeside, useIdentity, useTexts } from '#shared'
import { askToConfirm, Button, lazyPart, useUnsaved } from '#ui'
import classes from './mass.module.css'
import { countRows, failedTable, readPaste, valuesOf, type Paste } from './mass-rows.ts'
import { MassTable } from './mass-table.tsx'
import { useMassSend, type Destination, type MassSend } from './use-mass-send.ts'

const PasteBox = lazyPart(loadPasteBox)

/** So many rows are shown as they would be sent. */
const PREVIEWED = 3

/** Rows that are pasted, how they go, and what became of each. */
export function MassUpload({ destination }: { readonly destination: Destination }) {
  const { t } = useTexts()
  const mass = useMassSend()
  const { paste, take } = mass
  useUnsaved(mass.phase !== 'idle')
  return (
    <Card as="section" gap={4} aria-labelledby="mass-rows">
      <Row gap={3} align="center" justify="between">
        <Heading id="mass-rows">{t('data.mass.rows')}</Heading>
        {paste && mass.phase === 'idle' && (
          <Button variant="subtle" onClick={() => take(undefined)}>
            {t('data.mass.paste.again')}
          </Button>
        )}
      </Row>
      {paste ? (
        <>
          <Sending {...{ mass, paste, destination }} />
          <MassTable paste={paste} />
        </>
      ) : (
        <Suspense fallback={null}>
          <PasteBox
            hint={t('data.mass.paste.hint')}
            onTable={(table) => {
              const read = readPaste(table)
              if (!read) return t('data.mass.paste.headings')
              take(read)
              return undefined
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}

/** What can be done next with the rows. */
interface Way {
  readonly label: string
  readonly variant: 'filled' | 'default'
  readonly isHeld?: boolean
  readonly act: () => void
}

interface SendingProps {
  readonly mass: MassSend
  readonly paste: Paste
  readonly destination: Destination
}

function Sending({ mass, paste, destination }: SendingProps) {
  const { t, language } = useTexts()
  const counts = countRows(paste.rows)
  const isIdle = mass.phase === 'idle'
  const isTooMany = destination.massdata.SendMode === 'all' && paste.rows.length > MAX_ROWS_AT_ONCE
  const isReady = destination.url !== '' && !isTooMany
  const isBegun = counts.ok + counts.failed > 0
  const send = async (state: 'left' | 'failed') => {
    const count = state === 'left' ? counts.left : counts.failed
    const isSure = await askToConfirm({
      title: t('data.mass.send.sure', { count, number: formatNumber(count, language) }),
      text: t('data.mass.send.sureText', { url: destination.url }),
      confirmLabel: t('data.mass.send'),
    })
    if (isSure) await mass.send(destination, state)
  }
  const main = useRef<HTMLButtonElement>(null)
  const way = ((): Way => {
    if (mass.phase === 'sending')
      return { label: t('data.mass.pause'), variant: 'default', act: mass.pause }
    if (mass.phase === 'paused')
      return { label: t('data.mass.resume'), variant: 'filled', act: mass.resume }
    if (counts.left > 0) {
      const rest = t('data.mass.rest', { count: counts.left })
      const label = isBegun ? rest : t('data.mass.send')
      return { label, variant: 'filled', isHeld: !isReady, act: () => void send('left') }
    }
    const isAllWell = counts.failed === 0
    // Whoever meant to pause, a moment late, presses nothing that takes the rows away.
    const label = t(isAllWell ? 'data.mass.send' : 'data.mass.retry', { count: counts.failed })
    const isHeld = isAllWell || !isReady
    return {
      label,
      variant: isAllWell ? 'default' : 'filled',
      isHeld,
      act: () => void send('failed'),
    }
  })()
  const report = async () => {
    const { writeTable } = await loadTableText()
    const text = writeTable(failedTable(paste, t('data.mass.report.error')))
    download(new Blob([text], { type: 'text/csv' }), `${t('data.mass.report.name')}.csv`)
  }
  return (
    <>
      {isTooMany && (
        <FailureNotice>{t('data.mass.tooMany', { most: MAX_ROWS_AT_ONCE })}</FailureNotice>
      )}
      <div>
        <progress
          className={classes.progress}
          aria-label={t('data.mass.progress')}
          max={paste.rows.length}
          value={counts.ok + counts.failed}
        />
        <Text as="p" role="status">
          {t('data.mass.counts', { ...counts })}
          {mass.phase === 'paused' && ` · ${t('data.mass.paused')}`}
        </Text>
      </div>
      <Row gap={2}>
        {/* One button whatever it does next: who presses it by a key keeps it under the finger. */}
        <Button ref={main} variant={way.variant} held={way.isHeld === true} onClick={way.act}>
          {way.label}
        </Button>
        {isIdle && counts.left > 0 && counts.failed > 0 && (
          <Button variant="default" disabled={!isReady} onClick={() => void send('failed')}>
            {t('data.mass.retry', { count: counts.failed })}
          </Button>
        )}
        {!isIdle && (
          <Button
            variant="subtle"
            onClick={() => {
              mass.cancel()
              main.current?.focus()
            }}
          >
            {t('data.mass.cancel')}
          </Button>
        )}
        {isIdle && counts.failed > 0 && (
          <Button variant="subtle" onClick={() => void report()}>
            {t('data.mass.report')}
          </Button>
        )}
      </Row>
      {isIdle && <Preview paste={paste} destination={destination} />}
    </>
  )
}

interface Shown {
  readonly row: number
  readonly text: string
  readonly isFault: boolean
}

function Preview({ paste, destination }: Omit<SendingProps, 'mass'>) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [shown, setShown] = useState<readonly Shown[]>()
  const [failure, setFailure] = useState<string>()
  const look = async () => {
    setFailure(undefined)
    try {
      const answer = await call('data.sendMassRows', {
        ProjectId,
        ...destination,
        Dry: true,
        Run: crypto.randomUUID(),
        Rows: paste.rows
          .slice(0, PREVIEWED)
          .map((row) => ({ Row: row.row, Values: valuesOf(paste, row) })),
      })
      setShown(
        answer.map(({ Row: row, Error: fault, Payload }) => ({
          row,
          text: fault ?? Payload ?? '',
          isFault: fault !== null,
        })),
      )
    } catch (error) {
      setShown(undefined)
      setFailure(refusalBeside(error, []) ?? errorText(error, t))
    }
  }
  return (
    <>
      <Row>
        <Button variant="default" disabled={destination.url === ''} onClick={() => void look()}>
          {t('data.mass.look')}
        </Button>
      </Row>
      {failure && <FailureNotice>{failure}</FailureNotice>}
      {shown && (
        <section aria-label={t('data.mass.look.title')}>
          <Text tone="soft">{t('data.mass.look.title')}</Text>
          {shown.map(({ row, text, isFault }) => (
            <pre key={row} className={classes.payload} data-fault={isFault || undefined}>
              {`${row}: ${text}`}
            </pre>
          ))}
        </section>
      )}
    </>
  )
}
