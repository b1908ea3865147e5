import { keepPreviousData } from '@tanstack/react-query'
import { formatDateTime } from '@telemachos/rules/dates'
import { Suspense, useState } from 'react'
import { Row, Stack, Text } from '#layout'
import { useCall, useIdentity, useTexts } from '#shared'
import { Button, Loadable, Pager, lazyPart, loadCodeDifference } from '#ui'
import { CODE_LANGUAGES, type CodePart, type CodeTexts } from './code-parts.ts'
import type { ViewDraft } from './view-draft.ts'

const CodeDifference = lazyPart(loadCodeDifference)

/** Versions of a page of the list, as the server answers them. */
const PAGE = 20

interface VersionsTabProps {
  readonly id: number
  readonly draft: ViewDraft
  /** Takes a version into the editor, where it is saved as a new one. */
  readonly onTake: (change: Partial<ViewDraft>) => void
}

/** What a view was. */
export function VersionsTab({ id, draft, onTake }: VersionsTabProps) {
  const { ProjectId } = useIdentity()
  const [page, setPage] = useState(1)
  const versions = useCall(
    'views.listViewVersions',
    { ProjectId, Id: id, Page: page },
    { placeholderData: keepPreviousData },
  )
  return (
    <Loadable query={versions}>
      {({ list, count }) => (
        <Stack gap={3}>
          <VersionList
            list={list}
            draft={draft}
            onTake={({ Html, Controller, Styles, Calls }) =>
              onTake({ Html, Controller, Styles, Calls })
            }
          />
          <Pager page={page} last={Math.max(1, Math.ceil(count / PAGE))} onChange={setPage} />
        </Stack>
      )}
    </Loadable>
  )
}

type AnyVersion = CodeTexts & {
  readonly Version: number
  readonly At: string
  readonly By: string | null
}

interface VersionListProps<Version> {
  readonly list: readonly Version[]
  readonly draft: CodeTexts
  readonly onTake: (version: Version) => void
}

/** Each version with how it differs from what is written now, and the way back. */
export function VersionList<Version extends AnyVersion>(props: VersionListProps<Version>) {
  const { list, draft, onTake } = props
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
      {opened === version.Version && <Difference version={version} draft={draft} />}
    </Stack>
  ))
}

interface DifferenceProps {
  readonly version: CodeTexts
  readonly draft: CodeTexts
}

function Difference({ version, draft }: DifferenceProps) {
  const { t } = useTexts()
  const changed = (Object.keys(CODE_LANGUAGES) as CodePart[]).filter(
    (part) => (version[part] ?? '') !== (draft[part] ?? ''),
  )
  if (changed.length === 0) return <Text tone="faint">{t('views.noDifference')}</Text>
  return (
    <Suspense fallback={<Text tone="faint">{t('core.loading')}</Text>}>
      {changed.map((part) => (
        <CodeDifference
          key={part}
          label={t(`views.part.${part}`)}
          language={CODE_LANGUAGES[part]}
          before={version[part] ?? ''}
          after={draft[part] ?? ''}
        />
      ))}
    </Suspense>
  )
}
