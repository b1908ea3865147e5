import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import { download } from '#export'
import { loadPasteBox, loadTableText } from '#features/imports'
import { MAX_ROWS_AT_ONCE } from '@telemachos/contract/data/limits'
import { Suspense, useState } from 'react'
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

interface SendingProps {
  readonly mass: MassSend
  readonly paste: Paste
  readonly destination: Destination
}

function Sending({ mass, paste, destination }: SendingProps) {
  const { t } = useTexts()
  const counts = countRows(paste.rows)
  const isIdle = mass.phase === 'idle'
  const isTooMany = destination.massdata.SendMode === 'all' && paste.rows.length > MAX_ROWS_AT_ONCE
  const isReady = destination.url !== '' && !isTooMany
  const isBegun = counts.ok + counts.failed > 0
  const send = async (state: 'left' | 'failed') => {
    const count = state === 'left' ? counts.left : counts.failed
    const isSure = await askToConfirm({
      title: t('data.mass.send.sure', { count }),
      text: t('data.mass.send.sureText', { url: destination.url }),
      confirmLabel: t('data.mass.send'),
    })
    if (isSure) await mass.send(destination, state)
  }
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
        {isIdle && counts.left > 0 && (
          <Button disabled={!isReady} onClick={() => void send('left')}>
            {isBegun ? t('data.mass.rest', { count: counts.left }) : t('data.mass.send')}
          </Button>
        )}
        {isIdle && counts.failed > 0 && (
          <Button
            variant={counts.left > 0 ? 'default' : 'filled'}
            disabled={!isReady}
            onClick={() => void send('failed')}
          >
            {t('data.mass.retry', { count: counts.failed })}
          </Button>
        )}
        {mass.phase === 'sending' && (
          <Button variant="default" onClick={mass.pause}>
            {t('data.mass.pause')}
          </Button>
        )}
        {mass.phase === 'paused' && <Button onClick={mass.resume}>{t('data.mass.resume')}</Button>}
        {!isIdle && (
          <Button variant="subtle" onClick={mass.cancel}>
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
