import { formatDateTime } from '@telemachos/rules/dates'
import { Suspense, useState } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { Row } from '../layout/row.tsx'
import { Stack } from '../layout/stack.tsx'
import { Text } from '../layout/text.tsx'
import { Button } from './button.tsx'
import type { CodeLanguage } from './code/code-languages.ts'
import { lazyPart } from './lazy-part.ts'
import { loadCodeDifference } from './parts.ts'

const CodeDifference = lazyPart(loadCodeDifference)

/** A text that versions have, with what it is written in. */
interface Part<Name> {
  readonly name: Name
  readonly label: string
  readonly language: CodeLanguage
}

type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>

interface CodeVersionsProps<Name extends string, Version extends Texts<Name>> {
  readonly parts: readonly Part<Name>[]
  readonly list: readonly (Version & {
    readonly Version: number
    readonly At: string
    readonly By: string | null
  })[]
  /** What is written now. */
  readonly draft: Texts<Name>
  /** Takes a version into the editor, where it is saved as a new one. */
  readonly onTake: (version: Version) => void
}

/** Each version of what is written in code, how it differs from what is written now, and the way back. */
export function CodeVersions<Name extends string, Version extends Texts<Name>>({
  parts,
  list,
  draft,
  onTake,
}: CodeVersionsProps<Name, Version>) {
  const { t } = useTexts()
  const [opened, setOpened] = useState<number>()
  return list.map((version) => (
    <Stack key={version.Version} gap={2}>
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
            onClick={() => setOpened(opened === version.Version ? undefined : version.Version)}
          >
            {t('views.difference')}
          </Button>
          <Button variant="default" onClick={() => onTake(version)}>
            {t('views.take')}
          </Button>
        </Row>
      </Row>
      {opened === version.Version && <Difference {...{ parts, version, draft }} />}
    </Stack>
  ))
}

interface DifferenceProps<Name extends string> {
  readonly parts: readonly Part<Name>[]
  readonly version: Texts<Name>
  readonly draft: Texts<Name>
}

function Difference<Name extends string>({ parts, version, draft }: DifferenceProps<Name>) {
  const { t } = useTexts()
  const changed = parts.filter(({ name }) => (version[name] ?? '') !== (draft[name] ?? ''))
  if (changed.length === 0) return <Text tone="faint">{t('views.noDifference')}</Text>
  return (
    <Suspense fallback={<Text tone="faint">{t('core.loading')}</Text>}>
      {changed.map(({ name, label, language }) => (
        <CodeDifference
          key={name}
          label={label}
          language={language}
          before={version[name] ?? ''}
          after={draft[name] ?? ''}
        />
      ))}
    </Suspense>
  )
}
