import { Card, Heading, Stack } from '#layout'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { CodeVersions, Loadable } from '#ui'

const PARTS = [
  { name: 'Text', label: 'documents.text', language: 'liquid' },
  { name: 'Function', label: 'documents.function', language: 'javascript' },
  { name: 'Arguments', label: 'documents.arguments', language: 'json' },
] as const

type Version = CallOutput<'documents.listRazorVersions'>[number]
type Written = Pick<Version, (typeof PARTS)[number]['name']>

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
  const versions = useCall('documents.listRazorVersions', { ProjectId, Name: name })
  return (
    <Card as="section" gap={3} aria-labelledby="document-versions">
      <Heading id="document-versions">{t('documents.versions')}</Heading>
      <Loadable query={versions}>
        {(list) => (
          <Stack gap={3}>
            <CodeVersions
              parts={PARTS.map((part) => ({ ...part, label: t(part.label) }))}
              list={list}
              draft={draft}
              onTake={({ Text, Function, Arguments }) => onTake({ Text, Function, Arguments })}
            />
          </Stack>
        )}
      </Loadable>
    </Card>
  )
}
