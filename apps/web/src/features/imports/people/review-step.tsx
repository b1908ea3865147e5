import { Heading, Row, Stack, Text } from '#layout'
import { JOINED_WITHIN_DAYS } from '@telemachos/contract/imports/limits'
import { addDays, todayInAthens } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { useEffect, useState } from 'react'
import { errorText, useIdentity, useMay, useTexts } from '#shared'
import { Button, Checkbox, DateField, useNow } from '#ui'
import { usePluralText } from '../use-plural-text.ts'
import { askForecast, type Forecast } from './forecast.ts'
import type { ListRow } from './import-job.ts'
import type { ImportList, ListState } from './import-list.ts'
import { PowerList } from './power-list.tsx'
import classes from './review-step.module.css'

interface ReviewStepProps {
  readonly list: ImportList
  readonly state: ListState
  /** The rows that would be sent. */
  readonly ready: readonly ListRow[]
  readonly held: number
}

/** The third step: who is new and who is known, which roles are given, since when, and which mails go. */
export function ReviewStep({ list, state, ready, held }: ReviewStepProps) {
  const { t } = useTexts()
  const { forecast, failure, retry } = useForecast(list, state, ready)
  const today = todayInAthens(useNow())
  return (
    <Stack as="section" gap={4} aria-label={t('imports.review.title')}>
      <Heading>{t('imports.review.title')}</Heading>
      {failure !== undefined && (
        <Row role="alert" gap={3} align="center">
          <Text tone="failure">
            {t('imports.review.failed')} {errorText(failure, t)}
          </Text>
          <Button variant="default" onClick={retry}>
            {t('core.failed.retry')}
          </Button>
        </Row>
      )}
      {!forecast && failure === undefined && (
        <Text role="status" tone="soft">
          {t('imports.review.looking')}
        </Text>
      )}
      <div role="status">{forecast && <Counts forecast={forecast} held={held} />}</div>
      <PowerList list={list} state={state} rows={ready} />
      <DateField
        label={t('imports.review.joined')}
        hint={t('imports.review.joinedHint')}
        className={classes.date}
        value={state.joinedOn ?? today}
        bounds={{
          min: addDays(today, -JOINED_WITHIN_DAYS),
          max: addDays(today, JOINED_WITHIN_DAYS),
        }}
        disabled={state.phase !== 'editing'}
        onChange={(date) => void list.change({ joinedOn: date === today ? null : date })}
      />
      {forecast && <Mails list={list} state={state} forecast={forecast} />}
    </Stack>
  )
}

/** What would become of the rows; asked again whenever they are others. */
function useForecast(list: ImportList, { columns }: ListState, ready: readonly ListRow[]) {
  const { ProjectId } = useIdentity()
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ forecast?: Forecast; failure?: unknown }>({})
  const ids = ready.map(({ id }) => id).join()
  useEffect(() => {
    let isWanted = true
    const rows = list.get().rows.filter(({ state }) => state === 'ready')
    const wanted = new Set(ids.split(',').map(Number))
    const asked = rows.filter(({ id }) => wanted.has(id))
    askForecast(ProjectId, asked, columns, list.rules).then(
      (forecast) => {
        if (!isWanted) return
        setFound({ forecast })
        list.noteRefusals(forecast.refusals)
      },
      (failure: unknown) => {
        if (isWanted) setFound({ failure })
      },
    )
    return () => {
      isWanted = false
    }
  }, [list, ProjectId, columns, ids, attempt])
  return { ...found, retry: () => setAttempt(attempt + 1) }
}

function Counts({ forecast, held }: { readonly forecast: Forecast; readonly held: number }) {
  const { t, language } = useTexts()
  const lines = [
    ['new', forecast.fresh],
    ['joins', forecast.joins],
    ['already', forecast.already],
    ['held', held],
  ] as const
  return (
    <dl className={classes.counts}>
      {lines
        .filter(([what, count]) => what === 'new' || count > 0)
        .map(([what, count]) => (
          <div key={what} className={classes.count}>
            <dt>{t(`imports.review.${what}`)}</dt>
            <dd>
              <strong className={classes.number}>{formatNumber(count, language)}</strong>
              <Text as="span" tone="soft" size="small">
                {t(`imports.review.${what}Text`)}
              </Text>
            </dd>
          </div>
        ))}
    </dl>
  )
}

interface MailsProps {
  readonly list: ImportList
  readonly state: ListState
  readonly forecast: Forecast
}

/** Which mails will go, and how many of each. */
function Mails({ list, state, forecast }: MailsProps) {
  const { t } = useTexts()
  const told = usePluralText()
  const may = useMay()
  const unreachable = forecast.fresh - forecast.reachable
  return (
    <Stack gap={2}>
      <Heading as="h3" size="small">
        {t('imports.review.mails')}
      </Heading>
      <ul className={classes.mails}>
        {forecast.told > 0 && <li>{told('imports.review.mailJoined', forecast.told)}</li>}
        <li>
          {state.invites && forecast.reachable > 0
            ? told('imports.review.mailInvited', forecast.reachable)
            : t('imports.review.mailNone')}
        </li>
        {forecast.fresh > 0 && <li>{t('imports.review.mailProject')}</li>}
        {state.invites && unreachable > 0 && <li>{told('imports.review.noMail', unreachable)}</li>}
      </ul>
      {may('identity.inviteUsers') && (
        <Checkbox
          label={t('imports.review.invites')}
          checked={state.invites}
          onChange={(invites) => void list.change({ invites })}
        />
      )}
    </Stack>
  )
}
