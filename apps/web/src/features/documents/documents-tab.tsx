import { Row, Stack, Text } from '#layout'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { Button, EmptyState, Loadable } from '#ui'
import classes from './documents.module.css'
import { DocumentEditor } from './document-editor.tsx'

/** The documents of the project, and the one that is chosen (spec §2.3, development screen). */
export function DocumentsTab() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [chosen, setChosen] = useState<string>()
  const list = useCall('documents.getNames', { ProjectId })
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      aria-pressed={chosen === ''}
      onClick={() => setChosen('')}
    >
      {t('documents.new')}
    </Button>
  )
  return (
    <Loadable query={list}>
      {(all) => (
        <Stack gap={4}>
          <Text tone="soft">{t('documents.lead')}</Text>
          {all.length === 0 && chosen === undefined ? (
            <EmptyState
              picture="document"
              title={t('documents.none')}
              text={t('documents.noneText')}
              action={add}
            />
          ) : (
            <Row gap={3} align="center" justify="between">
              <nav aria-label={t('documents.heading')} className={classes.list}>
                {all.map(({ Name, Title }) => (
                  <Button
                    key={Name}
                    variant={chosen === Name ? 'filled' : 'default'}
                    aria-pressed={chosen === Name}
                    onClick={() => setChosen(Name)}
                  >
                    {Title}
                  </Button>
                ))}
              </nav>
              {add}
            </Row>
          )}
          {chosen === '' && <DocumentEditor key="new" document={undefined} onSaved={setChosen} />}
          {chosen !== undefined && chosen !== '' && (
            <Chosen key={chosen} name={chosen} onChosen={setChosen} />
          )}
        </Stack>
      )}
    </Loadable>
  )
}

interface ChosenProps {
  readonly name: string
  readonly onChosen: (name: string | undefined) => void
}

function Chosen({ name, onChosen }: ChosenProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const found = useCall('documents.getRazorDocuments', { ProjectId, Name: name })
  return (
    <Loadable query={found}>
      {([document]) =>
        document ? (
          <DocumentEditor document={document} onSaved={onChosen} />
        ) : (
          <EmptyState picture="document" title={t('documents.none')} />
        )
      }
    </Loadable>
  )
}
