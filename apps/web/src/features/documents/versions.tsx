import { Card, Heading, Row, Stack, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { Suspense, useState } from 'react'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Button, lazyPart, loadCodeDifference, Loadable } from '#ui'
import classes from './documents.module.css'

const CodeDifference = lazyPart(loadCodeDifference)

const LANGUAGES = { Text: 'liquid', Function: 'javascript', Arguments: 'json' } as const
const LABELS = {
  Text: 'documents.text',
  Function: 'documents.function',
  Arguments: 'documents.arguments',
} as const

type Version = CallOutput<'documents.listRazorVersions'>[number]
type Written = Pick<Version, keyof typeof LANGUAGES>

interface VersionsProps {
  readonly name: string
  /** What is written now. */
  readonly draft: Written
  /** Takes a version into the editor, where it is saved as a new one. */
  readonly onTake: (version: Written) => void
}

/** What a document was, how that differs from what is written now, and the way back. */
export function Versions({ name, draft, onTake }: VersionsProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [opened, setOpened] = useState<number>()
  const versions = useCall('documents.listRazorVersions', { ProjectId, Name: name })
  return (
    <Card as="section" gap={3} aria-labelledby="document-versions">
      <Heading id="document-versions">{t('documents.versions')}</Heading>
      <Loadable query={versions}>
        {(list) => (
          <ol className={classes.batches}>
            {list.map((version) => (
              <li key={version.Version} className={classes.batch}>
                <Row gap={2} align="center" justify="between">
                  <Text>
                    {[
                      t('views.version', { version: version.Version }),
                      formatDateTime(version.At),
                      version.By,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                  <Row gap={2}>
                    <Button
                      variant="subtle"
                      aria-expanded={opened === version.Version}
                      onClick={() =>
                        setOpened(opened === version.Version ? undefined : version.Version)
                      }
                    >
                      {t('views.difference')}
                    </Button>
                    <Button
                      variant="default"
                      onClick={() =>
                        onTake({
                          Text: version.Text,
                          Function: version.Function,
                          Arguments: version.Arguments,
                        })
                      }
                    >
                      {t('views.take')}
                    </Button>
                  </Row>
                </Row>
                {opened === version.Version && <Difference version={version} draft={draft} />}
              </li>
            ))}
          </ol>
        )}
      </Loadable>
    </Card>
  )
}

function Difference({ version, draft }: { readonly version: Written; readonly draft: Written }) {
  const { t } = useTexts()
  const parts = ['Text', 'Function', 'Arguments'] as const
  const changed = parts.filter((part) => version[part] !== draft[part])
  if (changed.length === 0) return <Text tone="faint">{t('views.noDifference')}</Text>
  return (
    <Stack gap={2}>
      <Suspense fallback={<Text tone="faint">{t('core.loading')}</Text>}>
        {changed.map((part) => (
          <CodeDifference
            key={part}
            label={t(LABELS[part])}
            language={LANGUAGES[part]}
            before={version[part]}
            after={draft[part]}
          />
        ))}
      </Suspense>
    </Stack>
  )
}
