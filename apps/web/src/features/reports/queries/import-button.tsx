import { IconUpload } from '@tabler/icons-react'
import { pathOf } from '@telemachos/contract/paths'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useProjectPath, useTexts, useWrite } from '#shared'
import { Button, showSystemMessage } from '#ui'

/** Makes a query from the JSON file of another. */
export function ImportButton() {
  const { t } = useTexts()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const input = useRef<HTMLInputElement>(null)
  const write = useWrite('reports.importQuery')
  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    try {
      const { Id } = await write.mutateAsync({ Data: await file.text() })
      void navigate({ to: pathTo(pathOf('admin.query.edit', { id: Id })) })
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <>
      <Button
        variant="default"
        loading={write.isPending}
        leftSection={<IconUpload size={18} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t('reports.queries.import')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/json,.json"
        aria-label={t('reports.queries.importFile')}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
