import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import { useRef, useState } from 'react'
import { useTypedRun } from '#features/reports'
import { call, errorText, refusalBeside, useIdentity, useTexts, type CallOutput } from '#shared'
import { Button, pagedTableClasses as tableClasses } from '#ui'
import { ParamsFields } from './params-fields.tsx'
import classes from './services.module.css'

interface TrySqlProps {
  readonly query: string
  readonly names: readonly string[]
}

/** So many rows of a test run are shown. */
const SHOWN = 50

/** Runs a query before it is saved, with the person's own reach. */
export function TrySql({ query, names }: TrySqlProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [values, setValues] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<CallOutput<'services.trySqlService'>>()
  const [error, setError] = useState<unknown>()
  const [tried, setTried] = useState('')
  // Of two runs the answer to the later one stands.
  const latest = useRef(0)
  const run = async () => {
    const turn = ++latest.current
    setTried(query)
    setBusy(true)
    setError(undefined)
    try {
      const Params = Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
      const found = await call('services.trySqlService', { ProjectId, Query: query, Params })
      if (turn === latest.current) setAnswer(found)
    } catch (failure) {
      if (turn !== latest.current) return
      setAnswer(undefined)
      setError(failure)
    } finally {
      if (turn === latest.current) setBusy(false)
    }
  }
  const start = useTypedRun({
    typed: values,
    isReady: query !== '' && tried === query,
    start: () => void run(),
  })
  return (
    <Card as="section" gap={3} aria-labelledby="try-sql">
      <Heading id="try-sql">{t('services.try')}</Heading>
      <ParamsFields names={names} values={values} onChange={setValues} />
      <Row>
        <Button variant="default" loading={isBusy} disabled={query.trim() === ''} onClick={start}>
          {t('services.run')}
        </Button>
      </Row>
      {error !== undefined && (
        <FailureNotice>{refusalBeside(error, []) ?? errorText(error, t)}</FailureNotice>
      )}
      {answer && (
        <div className={classes.result}>
          <Text tone="soft">{t('services.rows', { count: answer.Result.length })}</Text>
          <table aria-label={t('services.result')} className={tableClasses.table}>
            <thead>
              <tr>
                {answer.Columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {answer.Result.slice(0, SHOWN).map((row, place) => (
                // Rows of a result have no name but their place.
                <tr key={place}>
                  {answer.Columns.map((name) => (
                    <td key={name} data-label={name}>
                      {row[name] === null ? '' : String(row[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}
