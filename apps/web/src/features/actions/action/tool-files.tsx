import { useQueryClient } from '@tanstack/react-query'
import { TOOL_PREFIX } from '@telemachos/contract/files/limits'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState, type ReactNode } from 'react'
import { useCall, useWrite, useMay, useTexts } from '#shared'
import { Row, Stack, Text } from '#layout'
import { Button, SelectField, askToConfirm, Loadable, showSystemMessage, toast } from '#ui'
import { FileLink, type StoredFile, Uploader, uploaderClasses as classes } from '#features/files'
import { CONFERENCE, type MenteeAction } from './mentee-action.ts'

/** The action itself has one tool, whose files have its number before them. */
const TOOL = '0'.repeat(TOOL_PREFIX)

const LARGEST = 100 * 1024 * 1024

/** How often it is looked whether the scanner has answered. */
const LOOK_MS = 10_000

/** Types with an upload of their own, or with nothing to hand in: documents, conferences, information. */
const WITHOUT_TOOL: readonly number[] = [5, CONFERENCE, 8]

interface Props {
  readonly action: Pick<MenteeAction, 'Id' | 'MenteeId' | 'TypeId'>
  readonly heading: ReactNode
  readonly className?: string | undefined
}

/**
 * The files that a mentee and those who look after them share in an action. In the latest versions
 * nothing is added or deleted (spec §5, tool files). Where the action's type does not ask for it, it
 * is shown only with the files that are there already.
 */
export function ToolFiles({ action: { Id, MenteeId, TypeId }, heading, className }: Props) {
  const { t } = useTexts()
  const may = useMay()
  const queries = useQueryClient()
  const [version, setVersion] = useState<'latest' | null>(null)
  const category = `tools/${MenteeId}/${Id}/0`
  const asked = { Category: category, ...(version && { Version: version }) }
  const files = useCall('files.listFiles', asked, {
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ Held }) => Held === 'waiting') ? LOOK_MS : false,
  })
  const maySend = may('files.uploadToolFiles')
  const tell = async (stored: readonly StoredFile[]): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ['files.listFiles'] })
    toast(t('files.tools.done', { count: stored.length }))
  }
  if (WITHOUT_TOOL.includes(TypeId) && !files.data?.length) return null
  return (
    <Stack as="section" gap={3} packed className={className}>
      {heading}
      <Text tone="faint" size="small">
        {t('files.tools.text')}
      </Text>
      {/* As high as what stands there where there is none, which is mostly so. */}
      <Loadable query={files} skeleton={<Text tone="faint">…</Text>}>
        {(list) => (
          <>
            {list.length > 1 && (
              <SelectField
                label={t('files.tools.version')}
                value={version}
                onChange={(value) => setVersion(value === 'latest' ? value : null)}
                none={t('files.tools.all')}
                options={[{ value: 'latest', label: t('files.tools.latest') }]}
              />
            )}
            {list.length === 0 ? (
              <Text tone="faint">{t('files.tools.none')}</Text>
            ) : (
              <ul className={classes.files}>
                {list.map((file) => (
                  <FileRow
                    key={file.Id}
                    category={category}
                    file={file}
                    mayDelete={file.CanEdit && version !== 'latest'}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </Loadable>
      {maySend && version !== 'latest' && (
        <Uploader
          multiple
          category={category}
          name={TOOL}
          userId={MenteeId}
          largest={LARGEST}
          onUploaded={tell}
        />
      )}
    </Stack>
  )
}

interface FileRowProps {
  readonly category: string
  readonly file: StoredFile
  readonly mayDelete: boolean
}

function FileRow({ category, file, mayDelete }: FileRowProps) {
  const { t } = useTexts()
  const remove = useWrite('files.deleteFile')
  const at = formatDateTime(file.At)
  const askAndDelete = async (): Promise<void> => {
    const isSure = await askToConfirm({
      title: t('files.tools.sure'),
      text: `${file.FileName}, ${at}`,
      confirmLabel: t('files.tools.delete'),
      deletes: true,
    })
    if (!isSure) return
    remove.mutate(
      { Id: file.Id },
      {
        onSuccess: () => toast(t('files.tools.deleted')),
        onError: (error) => showSystemMessage(error, t),
      },
    )
  }
  return (
    <li>
      <FileLink category={category} file={file} />
      <Row gap={2} align="center">
        <small>{at}</small>
        {mayDelete && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={remove.isPending}
            aria-label={t('files.tools.delete.of', { name: file.FileName, at })}
            onClick={() => void askAndDelete()}
          >
            {t('files.tools.delete')}
          </Button>
        )}
      </Row>
    </li>
  )
}
