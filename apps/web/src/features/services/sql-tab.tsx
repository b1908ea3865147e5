import { Stack, Text } from '#layout'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { Loadable } from '#ui'
import { ServiceList } from './service-list.tsx'
import { SqlEditor } from './sql-editor.tsx'

/** SQL services of the project, and an editor for the one that is chosen. */
export function SqlTab() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [chosen, setChosen] = useState<number | 'new'>()
  const list = useCall('services.getSqlServices', { ProjectId })
  return (
    <Loadable query={list}>
      {(services) => (
        <Stack gap={5}>
          {services.length > 0 && <Text tone="soft">{t('services.sql.lead')}</Text>}
          <ServiceList services={services} chosen={chosen} onChoose={setChosen} />
          {chosen !== undefined && (
            <SqlEditor
              key={chosen}
              service={services.find(({ Id }) => Id === chosen)}
              onSaved={setChosen}
            />
          )}
        </Stack>
      )}
    </Loadable>
  )
}
