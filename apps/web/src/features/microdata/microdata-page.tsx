import { Heading, Page, Text } from '#layout'
import { MAX_NUMBERS, type Phase } from '@telemachos/contract/microdata/limits'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { EmptyState, Loadable } from '#ui'
import { NumbersForm } from '../../shared/people/numbers-form.tsx'
import { OddNumbers } from '../../shared/people/odd-numbers.tsx'
import { CompletionTable } from './completion-table.tsx'
import { FileCard } from './file-card.tsx'
import { FormPanel } from './form-panel.tsx'

/** Entry and exit forms by registry number, and their file (spec §2.3, admin/project/microdata). */
export default function MicrodataPage() {
  const { ProjectId } = useIdentity()
  return <Microdata key={ProjectId} />
}

function Microdata() {
  const { t } = useTexts()
  const [asked, setAsked] = useState<readonly string[]>([])
  return (
    <Page width={1200}>
      <div>
        <Heading as="h1" size="page">
          {t('microdata.title')}
        </Heading>
        <Text tone="soft">{t('microdata.lead')}</Text>
      </div>
      <NumbersForm most={MAX_NUMBERS} onFind={setAsked} />
      {asked.length > 0 && <Found numbers={asked} />}
    </Page>
  )
}

function Found({ numbers }: { readonly numbers: readonly string[] }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const completion = useCall('microdata.getCompletion', { ProjectId, kayas: [...numbers] })
  const [opened, setOpened] = useState<{ readonly userId: number; readonly phase: Phase }>()
  return (
    <>
      <Loadable query={completion}>
        {(found) => (
          <>
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
          </>
        )}
      </Loadable>
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
