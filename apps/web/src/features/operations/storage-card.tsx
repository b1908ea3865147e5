import { Card, Heading, Stack, Text } from '#layout'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Loadable } from '#ui'
import { fileSize } from '#features/files'
import { formatDate, formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import classes from './operations.module.css'

/** The job that clears what is left behind. */
const SWEEP = 'files.sweep'

/** How much room each project uses, and what takes the most here. */
export function StorageCard() {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const storage = useCall('files.getStorage', { ProjectId })
  return (
    <Card as="section" raised gap={3} aria-labelledby="storage">
      <Heading id="storage">{t('operations.storage.title')}</Heading>
      <Loadable query={storage}>
        {({ Projects, Largest, Scan }) => (
          <>
            <Stack as="ul" gap={2}>
              {Projects.map(({ Id, Descr, Bytes, QuotaBytes }) => (
                <li key={Id} className={classes.room}>
                  <span>{Descr}</span>
                  <meter
                    aria-label={t('operations.storage.of', { project: Descr })}
                    value={Bytes}
                    max={Math.max(QuotaBytes, 1)}
                    high={QuotaBytes * 0.9}
                  />
                  <Text as="span" tone="soft" size="small">
                    {t('operations.storage.used', {
                      used: fileSize(Bytes, language),
                      quota: fileSize(QuotaBytes, language),
                    })}
                  </Text>
                </li>
              ))}
            </Stack>
            <Swept />
            <Scanned scan={Scan} />
            {Largest.length === 0 ? (
              <Text tone="faint">{t('operations.storage.none')}</Text>
            ) : (
              <details>
                <summary>{t('operations.storage.largest')}</summary>
                <Stack as="ul" gap={2}>
                  {Largest.map(({ Id, Name, Bytes, At, Person }) => (
                    <Text key={Id} as="li" size="small" breaks>
                      {t('operations.storage.file', {
                        size: fileSize(Bytes, language),
                        name: Name,
                        person: fullName(Person),
                        at: formatDate(At),
                      })}
                    </Text>
                  ))}
                </Stack>
              </details>
            )}
          </>
        )}
      </Loadable>
    </Card>
  )
}

interface ScannedProps {
  readonly scan: CallOutput<'files.getStorage'>['Scan']
}

/** What waits for the scanner, where there is one or something waits. */
function Scanned({ scan: { IsOn, Waiting, Failed, Infected } }: ScannedProps) {
  const { t } = useTexts()
  const waiting = Waiting + Failed
  if (!IsOn && waiting === 0) return null
  return (
    <Text tone="faint" size="small">
      {IsOn
        ? t('operations.storage.scan', { waiting: Waiting, failed: Failed, infected: Infected })
        : t('operations.storage.scanOff', { waiting })}
    </Text>
  )
}

function Swept() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const jobs = useCall('operations.listJobs', { ProjectId })
  const at = jobs.data?.find(({ Name }) => Name === SWEEP)?.LastRunAt
  if (!at) return null
  return (
    <Text tone="faint" size="small">
      {t('operations.storage.swept', { at: formatDateTime(at) })}
    </Text>
  )
}
