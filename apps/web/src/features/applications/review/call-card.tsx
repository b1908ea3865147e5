import { Card, FailureNotice, Row, Stack, Text } from '#layout'
import { MAX_CAPACITY } from '@telemachos/contract/applications/limits'
import { pathOf } from '@telemachos/contract/paths'
import { addDays, athensInstant, formatDate, todayInAthens } from '@telemachos/rules/dates'
import { useState } from 'react'
import {
  errorText,
  useCall,
  useIdentity,
  useMay,
  useOrigin,
  useTexts,
  useWrite,
  type CallOutput,
} from '#shared'
import {
  Button,
  ShareLink,
  DateField,
  Loadable,
  ProjectLink,
  TextField,
  toast,
  useUnsaved,
} from '#ui'
import { lastDay } from '../closing.ts'
import { ValidatorFaults } from './validator-faults.tsx'
import classes from './applications.module.css'

/** A whole number of places. */
const isCapacity = (typed: string): boolean =>
  /^[1-9]\d*$/.test(typed) && Number(typed) <= MAX_CAPACITY

type Call = CallOutput<'applications.getCall'>

/** From when until when the project takes applications, for how many places, and where. */
export function CallCard() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const read = useCall('applications.getCall', { ProjectId })
  return (
    <Card as="section" gap={4} aria-label={t('applications.call')}>
      <Loadable query={read}>
        {(call) => (call.Questions === 0 ? <NoForm /> : <FoldedCall call={call} />)}
      </Loadable>
    </Card>
  )
}

/** The call in a line, and what is set of it below; open from the beginning where there is something to do. */
function FoldedCall({ call }: { readonly call: Call }) {
  const { t } = useTexts()
  const { OpensAt, ClosesAt, Capacity, Received, Faults } = call
  const [isOpen, setOpen] = useState((OpensAt === null && ClosesAt === null) || Faults.length > 0)
  const from = OpensAt && formatDate(todayInAthens(new Date(OpensAt)))
  const until = ClosesAt && formatDate(lastDay(ClosesAt))
  const said = [
    from && until
      ? t('applications.call.fromUntil', { from, until })
      : from
        ? t('applications.call.from', { from })
        : until && t('applications.call.until', { until }),
    Capacity !== null && t('applications.call.for', { count: Capacity }),
  ]
  return (
    <details
      className={classes.call}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {t('applications.call')} <span>{said.filter(Boolean).join(' · ')}</span>{' '}
        <span className={classes.received}>
          {said.some(Boolean) && '· '}
          {t('applications.call.received', { count: Received })}
        </span>
      </summary>
      <Stack gap={4}>
        <CallFields key={`${OpensAt} ${ClosesAt} ${Capacity}`} call={call} />
      </Stack>
    </details>
  )
}

/** The form is written among the project's settings. */
function NoForm() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  return (
    <>
      <Text>{t('applications.call.noForm')}</Text>
      <ProjectLink to={pathOf('admin.project.view', { ProjectId })} hash="tab=application">
        {t('applications.call.toForm')}
      </ProjectLink>
    </>
  )
}

function CallFields({ call }: { readonly call: Call }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const write = useWrite('applications.setCall')
  const [saved] = useState({
    opens: call.OpensAt && todayInAthens(new Date(call.OpensAt)),
    closes: call.ClosesAt && lastDay(call.ClosesAt),
    places: call.Capacity === null ? '' : String(call.Capacity),
  })
  const [opens, setOpens] = useState(saved.opens)
  const [closes, setCloses] = useState(saved.closes)
  const [places, setPlaces] = useState(saved.places)
  useUnsaved(opens !== saved.opens || closes !== saved.closes || places !== saved.places)
  const isOddNumber = places !== '' && !isCapacity(places)
  const isReversed = opens !== null && closes !== null && closes < opens
  const link = `${useOrigin()}${pathOf('root.applicationForm')}?project=${call.Url}`
  const mayWrite = may('applications.setCall')

  async function save(): Promise<void> {
    await write.mutateAsync({
      ProjectId,
      OpensAt: opens && athensInstant(opens, '00:00'),
      ClosesAt: closes && athensInstant(addDays(closes, 1), '00:00'),
      Capacity: places === '' ? null : Number(places),
    })
    toast(t('applications.call.saved'))
  }
  return (
    <>
      <ValidatorFaults faults={call.Faults} />
      <div className={classes.dates}>
        <DateField
          label={t('applications.call.opens')}
          value={opens}
          disabled={!mayWrite}
          onChange={setOpens}
        />
        <DateField
          label={t('applications.call.closes')}
          value={closes}
          error={isReversed ? t('applications.call.reversed') : undefined}
          disabled={!mayWrite}
          onChange={setCloses}
        />
        <TextField
          label={t('applications.call.capacity')}
          hint={t('applications.call.capacityHint')}
          error={isOddNumber ? t('applications.call.places') : undefined}
          inputMode="numeric"
          value={places}
          disabled={!mayWrite}
          onChange={(event) => setPlaces(event.currentTarget.value.trim())}
        />
      </div>
      {write.error && <FailureNotice>{errorText(write.error, t)}</FailureNotice>}
      <Row gap={3} justify="between">
        {mayWrite && (
          <Button
            size="md"
            loading={write.isPending}
            disabled={isOddNumber || isReversed}
            onClick={() => void save().catch(() => {})}
          >
            {t('applications.call.save')}
          </Button>
        )}
        {call.Unproven > 0 && (
          <Text tone="soft">
            {t('applications.call.received', { count: call.Received })}{' '}
            {t('applications.call.unproven', { count: call.Unproven })}
          </Text>
        )}
      </Row>
      <Row gap={3}>
        <span>{t('applications.call.link')}:</span>
        <a href={link} className={classes.link}>
          {link}
        </a>
        <ShareLink url={link} />
      </Row>
    </>
  )
}
