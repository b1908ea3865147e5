import { Row, Stack, Text } from '#layout'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { Button, EmptyState, Loadable } from '#ui'
import classes from './mass.module.css'
import { MassService } from './mass-service.tsx'

interface Chosen {
  /** Stays when a new service is saved, and with it the rows that were pasted for it. */
  readonly key: string
  /** Null for a new one. */
  readonly url: string | null
}

/** Rows of a spreadsheet for services of the project (spec §2.3, mass data upload). */
export default function MassTab() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [chosen, setChosen] = useState<Chosen>()
  const list = useCall('data.listMassServices', { ProjectId })
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      aria-pressed={chosen?.url === null}
      onClick={() => setChosen({ key: '', url: null })}
    >
      {t('data.mass.new')}
    </Button>
  )
  return (
    <Loadable query={list}>
      {(services) =>
        services.length === 0 && chosen === undefined ? (
          <EmptyState
            picture="table"
            title={t('data.mass.none')}
            text={t('data.mass.noneText')}
            action={add}
          />
        ) : (
          <Stack gap={5}>
            <Text tone="soft">{t('data.mass.noneText')}</Text>
            <Row gap={3} align="center" justify="between">
              <nav aria-label={t('data.mass.services')} className={classes.list}>
                {services.map(({ url, massdata }) => (
                  <Button
                    key={url}
                    variant={chosen?.url === url ? 'filled' : 'default'}
                    aria-pressed={chosen?.url === url}
                    onClick={() => setChosen({ key: url, url })}
                  >
                    {massdata.Name || url}
                  </Button>
                ))}
                {services.length === 0 && <Text tone="soft">{t('data.mass.none')}</Text>}
              </nav>
              {add}
            </Row>
            {chosen && (
              <MassService
                key={chosen.key}
                service={services.find(({ url }) => url === chosen.url)}
                onChosen={(url) => setChosen(url === undefined ? undefined : { ...chosen, url })}
              />
            )}
          </Stack>
        )
      }
    </Loadable>
  )
}
