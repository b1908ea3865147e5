import { Heading, Page, Stack, Text } from '#layout'
import { useCall, useEvent, useIdentity, useTexts } from '#shared'
import { EmptyState, Tabs, useHashTab } from '#ui'
import { NumbersAnswer, NumbersForm, OddNumbers } from '#features/people'
import { MAX_NUMBERS, type Phase } from '@telemachos/contract/microdata/limits'
import { useState } from 'react'
import { CompletionTable } from './completion-table.tsx'
import { FileCard } from './file-card.tsx'
import { FormPanel } from './form-panel.tsx'
import { IncompleteTab } from './incomplete-tab.tsx'
import { IndicatorsTab } from './indicators-tab.tsx'
import { isOnItsWay, type Completion } from './sending.ts'

const TABS = ['people', 'indicators', 'incomplete'] as const

/** Entry and exit forms by registry number, their file, and what is counted (spec §2.3, admin/project/microdata). */
export default function MicrodataPage() {
  const { ProjectId } = useIdentity()
  return <Microdata key={ProjectId} />
}

function Microdata() {
  const { t } = useTexts()
  const [tab, setTab] = useHashTab('tab', TABS)
  return (
    <Page width="full">
      <div>
        <Heading as="h1" size="page">
          {t('microdata.title')}
        </Heading>
        <Text tone="soft">{t('microdata.lead')}</Text>
      </div>
      <Tabs
        label={t('microdata.title')}
        tabs={TABS.map((key) => ({ key, label: t(`microdata.tab.${key}`) }))}
        current={tab}
        onChange={setTab}
      >
        <div hidden={tab !== 'people'}>
          <ByNumber />
        </div>
        {tab === 'indicators' && <IndicatorsTab />}
        {tab === 'incomplete' && <IncompleteTab />}
      </Tabs>
    </Page>
  )
}

/** What was pasted stays while one looks at the other tabs. */
function ByNumber() {
  const [asked, setAsked] = useState<readonly string[]>([])
  return (
    <Stack gap={5}>
      <NumbersForm most={MAX_NUMBERS} onFind={setAsked} />
      {asked.length > 0 && <Found numbers={asked} />}
    </Stack>
  )
}

/** Whoever sends hears of it; what was lost on the way is seen all the same. */
const LOOK_MS = 10_000

function Found({ numbers }: { readonly numbers: readonly string[] }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const completion = useCall(
    'microdata.getCompletion',
    { ProjectId, kayas: [...numbers] },
    {
      refetchInterval: ({ state }) =>
        (state.data as Completion | undefined)?.People.some(isOnItsWay) ? LOOK_MS : false,
    },
  )
  useEvent('microdata.sendingChanged', (event) => {
    if (event.ProjectId === ProjectId) void completion.refetch()
  })
  const [opened, setOpened] = useState<{ readonly userId: number; readonly phase: Phase }>()
  return (
    <>
      <NumbersAnswer query={completion}>
        {(found) => (
          <Stack gap={5}>
            <OddNumbers kind="unknown" numbers={found.Unknown} />
            <OddNumbers kind="ambiguous" numbers={found.Ambiguous} />
            {found.People.length === 0 ? (
              <EmptyState title={t('microdata.nobody')} />
            ) : (
              <>
                <CompletionTable
                  found={found}
                  onOpen={(userId, phase) => setOpened({ userId, phase })}
                />
                <FileCard found={found} />
              </>
            )}
          </Stack>
        )}
      </NumbersAnswer>
      {opened && (
        <FormPanel
          key={`${opened.userId} ${opened.phase}`}
          {...opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
