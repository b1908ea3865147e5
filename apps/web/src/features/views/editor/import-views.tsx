import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useIdentity, useTexts, useWrite, type CallInput } from '#shared'
import { Button, showSystemMessage, toast } from '#ui'

type Given = CallInput<'views.importViews'>['Views']

/** Takes views of a JSON file as drafts. */
export function ImportViews() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const write = useWrite('views.importViews')
  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    try {
      const Views = readViews(await file.text())
      if (!Views) return void toast(t('views.import.unreadable'), { kind: 'failed' })
      const { Added, Changed } = await write.mutateAsync({ ProjectId, Views })
      toast(t('views.import.done', { added: Added, changed: Changed }))
      await queries.invalidateQueries()
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <>
      <Button variant="default" loading={write.isPending} onClick={() => input.current?.click()}>
        {t('views.import')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/json,.json"
        aria-label={t('views.import')}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

/** The views of a file; undefined of one that has none. What is in them the server judges. */
function readViews(text: string): Given | undefined {
  try {
    const read = JSON.parse(text) as { readonly Views?: unknown }
    return Array.isArray(read.Views) ? (read.Views as Given) : undefined
  } catch {
    return undefined
  }
}
