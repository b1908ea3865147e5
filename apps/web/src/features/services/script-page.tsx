import { Heading, Page, Text } from '#layout'
import { useState } from 'react'
import { useCall, useIdentity, useMay, useTexts } from '#shared'
import { EmptyState, Loadable } from '#ui'
import { ScriptEditor } from './script-editor.tsx'
import { ServiceList } from './service-list.tsx'

/** JavaScript services (spec §2.2, admin/jsservice). */
export default function ScriptPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  return (
    <Page key={ProjectId} width="full" gap={5}>
      <div>
        <Heading as="h1" size="page">
          {t('services.scripts')}
        </Heading>
        <Text tone="soft">{t('services.scripts.lead')}</Text>
      </div>
      {may('services.listScriptServices') ? (
        <Scripts />
      ) : (
        <EmptyState title={t('services.notYours')} text={t('services.notYoursText')} />
      )}
    </Page>
  )
}

function Scripts() {
  const { ProjectId } = useIdentity()
  const [chosen, setChosen] = useState<number | 'new'>()
  const list = useCall('services.listScriptServices', { ProjectId })
  return (
    <Loadable query={list}>
      {(services) => (
        <>
          <ServiceList
            services={services.map((one) => ({ ...one, Name: `${one.Category}/${one.Name}` }))}
            chosen={chosen}
            onChoose={setChosen}
          />
          {chosen === 'new' && <ScriptEditor key="new" service={undefined} onSaved={setChosen} />}
          {typeof chosen === 'number' && <Chosen key={chosen} id={chosen} onChosen={setChosen} />}
        </>
      )}
    </Loadable>
  )
}

interface ChosenProps {
  readonly id: number
  readonly onChosen: (id: number | undefined) => void
}

function Chosen({ id, onChosen }: ChosenProps) {
  const { ProjectId } = useIdentity()
  const service = useCall('services.getScriptService', { ProjectId, Id: id })
  return (
    <Loadable query={service}>
      {(found) => <ScriptEditor service={found} onSaved={onChosen} />}
    </Loadable>
  )
}
