import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import { MAX_CAPACITY } from '@telemachos/contract/applications/limits'
import { pathOf } from '@telemachos/contract/paths'
import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
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
  CopyButton,
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
    <Card as="section" gap={4}>
      <Heading as="h2" size="section">
        {t('applications.call')}
      </Heading>
      <Loadable query={read}>
        {(call) =>
          call.Questions === 0 ? (
            <NoForm />
          ) : (
            <CallFields key={`${call.OpensAt} ${call.ClosesAt} ${call.Capacity}`} call={call} />
          )
        }
      </Loadable>
    </Card>
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
        <Text tone="soft">
          {t('applications.call.received', { count: call.Received })}
          {call.Unproven > 0 && ` ${t('applications.call.unproven', { count: call.Unproven })}`}
        </Text>
      </Row>
      <Row gap={3}>
        <span>{t('applications.call.link')}:</span>
        <a href={link} className={classes.link}>
          {link}
        </a>
        <CopyButton text={link} />
      </Row>
    </>
  )
}
